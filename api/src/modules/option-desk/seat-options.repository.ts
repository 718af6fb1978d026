import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';

export async function insertOption(tx: Tx, option: typeof seatOptions.$inferInsert): Promise<void> {
  await tx.insert(seatOptions).values(option);
}

/** Keeps the way in which the link went. */
export async function keepWay(tx: Tx, id: string, sentBy: 'mail' | 'sms'): Promise<void> {
  await tx.update(seatOptions).set({ sentBy }).where(eq(seatOptions.id, id));
}

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 90;

const isClosedForLong = (now: Date) => lt(seatOptions.closedAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS));

/** Options that go within the hour. */
export const dueOptions = (db: Db, now: Date): Promise<number> =>
  db.$count(seatOptions, isClosedForLong(now));

/** Forgets options that were closed 90 days ago (docs/domain/bookings.md#options). */
export async function forgetOptions(db: Db, now: Date): Promise<void> {
  await db.delete(seatOptions).where(isClosedForLong(now));
}
