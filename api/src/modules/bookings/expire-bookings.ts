import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { recordStateChange } from '../audit/index.ts';
import { ON_EXPIRY } from './booking-states.domain.ts';
import { bookings } from './bookings.table.ts';

type Expiring = keyof typeof ON_EXPIRY;

const BATCH = 100;
const EXPIRING = Object.keys(ON_EXPIRY) as Expiring[];

async function expireBatch(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: bookings.id, state: bookings.state })
      .from(bookings)
      .where(and(inArray(bookings.state, EXPIRING), lte(bookings.expiresAt, now)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, state } of due) {
      const to = ON_EXPIRY[state as Expiring];
      await tx.update(bookings).set({ state: to, expiresAt: null }).where(eq(bookings.id, id));
      const step = { entity: 'booking', entityId: id, from: state, to, at: now } as const;
      await recordStateChange(tx, { ...step, actor: null, reason: 'expired' });
    }
    return due.length;
  });
}

/**
 * Ends holds, payments and offers whose time is over: `held` and `pending_payment` become `expired`, `offered`
 * goes back to the waiting list (docs/domain/bookings.md#holds). Several workers may run this at once. Gives their
 * number.
 */
export async function expireBookings({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock();
  let total = 0;
  for (;;) {
    const expired = await expireBatch(db, now);
    total += expired;
    if (expired < BATCH) return total;
  }
}
