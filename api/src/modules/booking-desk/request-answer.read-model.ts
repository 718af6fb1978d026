import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';

export const ANSWERS = ['confirmed', 'rejected'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The office's answer to a request. */
export interface RequestAnswer {
  readonly answer: Answer;
  readonly by: string;
  readonly at: Date;
}

/** The answer that a request got last; null for a booking that was none, or waits for it. */
export async function findRequestAnswer(db: Db, bookingId: string): Promise<RequestAnswer | null> {
  const [row] = await db
    .select({ to: stateChanges.to, at: stateChanges.at, user: users })
    .from(stateChanges)
    .innerJoin(users, eq(users.id, stateChanges.actorId))
    .where(
      and(
        eq(stateChanges.entity, 'booking'),
        eq(stateChanges.entityId, bookingId),
        eq(stateChanges.from, 'requested'),
        inArray(stateChanges.to, [...ANSWERS]),
      ),
    )
    .orderBy(desc(stateChanges.at))
    .limit(1);
  return row ? { answer: row.to as Answer, by: fullNameOf(row.user), at: row.at } : null;
}
