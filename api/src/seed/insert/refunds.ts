import type { Db } from '../../db/client.ts';
import { refunds } from '../../modules/refunds/refunds.table.ts';
import { seedId } from '../identity.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { bookingId } from './bookings.ts';
import { insertRows } from './rows.ts';

/** Accounts of guests who have chosen money: valid, and of nobody. */
const IBANS = ['CH5604835012345678009', 'LI21088100002324013AA'] as const;

/** True if all that was paid by bank is still to be paid back. */
const isDue = ({ state, payments }: PlannedBooking): boolean =>
  state === 'annulled' && payments.length === 1 && payments[0]?.way === 'bank';

/** Inserts refunds by bank for guests of the latest events that were called off. */
export async function insertRefunds(db: Db, planned: readonly PlannedBooking[], now: Date): Promise<void> {
  const asking = planned.filter(isDue).slice(-IBANS.length);
  await insertRows(
    db,
    refunds,
    asking.map(({ number, booker, payments }, index) => ({
      id: seedId(`refund/${number}`),
      bookingId: bookingId(number),
      amount: payments[0]?.amount ?? 0,
      way: 'bank' as const,
      iban: IBANS[index] ?? IBANS[0],
      accountHolder: `${booker.firstName} ${booker.lastName}`,
      reason: 'Rückerstattung',
      createdAt: now,
    })),
  );
}
