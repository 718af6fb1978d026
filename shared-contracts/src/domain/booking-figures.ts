import { isOngoing } from './is-ongoing.ts';
import type { Rappen } from './money.ts';
import { owedOf } from './payment-status.ts';
import type { BookingState } from './states.ts';

interface Figures {
  readonly state: BookingState;
  readonly personCount: number;
  readonly total: Rappen;
}

const hasEnded = (state: BookingState): boolean => !isOngoing(state) && state !== 'completed';

/** Persons who take part by a booking, or would: nobody once it has ended (docs/domain/bookings.md#figures). */
export const countedPersons = ({ state, personCount }: Pick<Figures, 'state' | 'personCount'>): number =>
  hasEnded(state) ? 0 : personCount;

/** Rappen that a booking comes to: its price, and what is left to be owed once it has ended. */
export const amountOf = (booking: Pick<Figures, 'state' | 'total'>): Rappen =>
  hasEnded(booking.state) ? owedOf(booking) : booking.total;
