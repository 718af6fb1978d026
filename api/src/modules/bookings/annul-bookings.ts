import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { piecesAreBack, piecesGone } from '../renting-material-orders/index.ts';
import { bookingsIn, statesReturned } from './affected-bookings.read-model.ts';
import { findEventForBooking } from './bookable-event.read-model.ts';
import { takeBookingStep } from './take-booking-step.ts';
import type { VoucherDesk } from './voucher-desk.ts';

interface Occasion {
  readonly actor: Actor | null;
  readonly at: Date;
}

interface Annulment extends Occasion {
  readonly reason: string;
  /** Puts back what vouchers have paid for a hold. */
  readonly vouchers: VoucherDesk | null;
}

/**
 * Ends every ongoing booking of a cancelled event; the caller holds the lock of the event. Who has booked chooses what to get
 * back; a hold is no booking yet, and what vouchers paid for it goes back by itself (docs/domain/payments.md#vouchers).
 */
export async function annulBookings(
  tx: Tx,
  eventId: string,
  { actor, at, reason, vouchers }: Annulment,
): Promise<void> {
  for (const { id, number, state } of await bookingsIn(tx, eventId, ONGOING_BOOKING_STATES, { lock: true })) {
    await takeBookingStep(tx, {
      id,
      label: number,
      from: state,
      to: state === 'held' ? 'expired' : 'annulled',
      facts: { stateBefore: null },
      by: 'system',
      actor,
      reason,
      at,
    });
    if (state === 'held') await vouchers?.giveBack(tx, { bookingId: id, actor, now: at });
  }
}

/**
 * Gives the bookings of a restored event their states back; the caller holds its lock and has counted the seats.
 * @throws 409 material-unavailable naming a booking whose material somebody else has.
 */
export async function restoreBookings(tx: Tx, eventId: string, { actor, at }: Occasion): Promise<void> {
  const annulled = await bookingsIn(tx, eventId, ['annulled'], { lock: true });
  if (annulled.length === 0) return;
  const event = await findEventForBooking(tx, eventId);
  if (!event) throw new Error(`No event ${eventId}`);
  const states = await statesReturned(
    tx,
    annulled.map(({ id }) => id),
  );
  for (const { id, number: label } of annulled) {
    const to = states.get(id);
    if (!to) continue;
    const isBack = await piecesAreBack(tx, { bookingId: id, event, now: at });
    if (!isBack) throw piecesGone(label);
    const facts = { stateBefore: to };
    await takeBookingStep(tx, { id, label, from: 'annulled', to, facts, by: 'system', actor, at });
  }
}
