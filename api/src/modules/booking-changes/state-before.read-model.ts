import type { BookingState } from '@firn/shared-contracts/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../audit/audit.table.ts';

/** The state that a booking had before its last step into the one it has now, as the history of its steps has it. */
export async function findStateBefore(db: Db, id: string, state: BookingState): Promise<BookingState | null> {
  const [step] = await db
    .select({ from: stateChanges.from })
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'booking'), eq(stateChanges.entityId, id), eq(stateChanges.to, state)))
    .orderBy(desc(stateChanges.at))
    .limit(1);
  return (step?.from ?? null) as BookingState | null;
}
