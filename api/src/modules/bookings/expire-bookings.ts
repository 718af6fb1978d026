import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { ON_EXPIRY } from './booking-states.domain.ts';
import { lockExpiredBookings } from './bookings.repository.ts';
import { takeBookingStep } from './take-booking-step.ts';

const BATCH = 100;

async function expireBatch(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await lockExpiredBookings(tx, now, BATCH);
    for (const { id, number, state } of due) {
      await takeBookingStep(tx, {
        id,
        label: number,
        from: state,
        to: ON_EXPIRY[state],
        facts: { stateBefore: null },
        by: 'system',
        actor: null,
        reason: 'expired',
        at: now,
      });
    }
    return due.length;
  });
}

/**
 * Expires holds, payments and offers: `held` and `pending_payment` become `expired`, `offered`
 * goes back to the waiting list (docs/domain/bookings.md#holds). Several workers may run this at once. Returns their
 * number.
 */
export async function expireBookings({ db, clock }: ResourceDeps): Promise<number> {
  const now = clock();
  let total = 0;
  for (;;) {
    const expired = await expireBatch(db, now);
    total += expired;
    if (expired < BATCH) return total;
  }
}
