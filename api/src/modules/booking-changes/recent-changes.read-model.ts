import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { CHANGE_KINDS } from './change-plan.ts';

/** How often a booking was changed since a moment, as the audit log has it. */
export async function countChangesSince(db: Db, bookingId: string, since: Date): Promise<number> {
  const actions = CHANGE_KINDS.map((kind) => `booking.${kind}`);
  const [row] = await db
    .select({ changes: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'booking'),
        eq(auditEntries.entityId, bookingId),
        gt(auditEntries.at, since),
        inArray(auditEntries.action, actions),
      ),
    );
  return row?.changes ?? 0;
}
