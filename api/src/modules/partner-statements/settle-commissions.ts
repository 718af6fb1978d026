import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { limitLockWaits, lockBooking } from '../bookings/index.ts';
import { bookingsToSettle, settleBooking } from './partner-commissions.repository.ts';

/** Writes what bookings have brought partners since the last time, each once (docs/domain/partners.md#commission). */
export async function settleCommissions({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<void> {
  for (const bookingId of await bookingsToSettle(db)) {
    await db.transaction(async (tx) => {
      await limitLockWaits(tx);
      await lockBooking(tx, bookingId);
      await settleBooking(tx, bookingId, clock());
    });
  }
}
