import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';

export interface SplitBookings {
  readonly upcoming: readonly BookingResponse[];
  /** On the waiting list, or with seats that are offered. */
  readonly waiting: readonly BookingResponse[];
  readonly past: readonly BookingResponse[];
  /** Of which nothing comes any more: nobody goes. */
  readonly ended: readonly BookingResponse[];
}

const WAITING: readonly BookingState[] = ['waitlisted', 'offered'];
const ENDED: readonly BookingState[] = ['cancelled', 'annulled', 'rejected', 'expired'];

/** Events to come soonest first, others latest first; a running event is still to come. */
export function splitBookings(bookings: readonly BookingResponse[], now: Date): SplitBookings {
  const byStart = bookings.toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start));
  const isEnded = ({ state }: BookingResponse) => ENDED.includes(state);
  const isWaiting = ({ state }: BookingResponse) => WAITING.includes(state);
  const isPast = ({ event }: BookingResponse) => new Date(event.end) < now;
  const going = byStart.filter((booking) => !isEnded(booking) && !isWaiting(booking));
  return {
    upcoming: going.filter((booking) => !isPast(booking)),
    waiting: byStart.filter(isWaiting),
    past: going.filter(isPast).toReversed(),
    ended: byStart.filter(isEnded).toReversed(),
  };
}
