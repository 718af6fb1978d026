import type { Rappen } from './money.ts';
import { type BookingState, type PaymentStatus, SEAT_TAKING_STATES } from './states.ts';

/** States in which the lines of a booking are owed: a cancelled one has its fee left. */
export const OWING_STATES: readonly BookingState[] = [...SEAT_TAKING_STATES, 'cancelled'];

/** Rappen that the guest of a booking owes in all; `total` is the sum of its lines. */
export const owedOf = ({ state, total }: { readonly state: BookingState; readonly total: Rappen }): Rappen =>
  OWING_STATES.includes(state) ? total : 0;

/**
 * Payment status derived from what is owed, what came in less what went back (`paid`), and what went back (`refunded`), in
 * Rappen (docs/domain/states.md#payment-status).
 */
export function paymentStatusOf(booking: {
  readonly state: BookingState;
  readonly total: Rappen;
  readonly paid: Rappen;
  readonly refunded: Rappen;
}): PaymentStatus {
  const takesSeat = SEAT_TAKING_STATES.includes(booking.state);
  const owed = owedOf(booking);
  if (booking.paid > owed) return takesSeat ? 'overpaid' : 'refund_due';
  if (owed === 0 && !takesSeat) return booking.refunded > 0 ? 'refunded' : 'waived';
  if (booking.paid === owed) return 'paid';
  return booking.paid > 0 ? 'partial' : 'open';
}
