import type { BookingResponse } from '@firn/shared-contracts/api';

export interface SplitBookings {
  readonly upcoming: readonly BookingResponse[];
  readonly past: readonly BookingResponse[];
}

/** Upcoming events soonest first, past ones latest first; a running event still counts as upcoming. */
export function splitBookings(bookings: readonly BookingResponse[], now: Date): SplitBookings {
  const byStart = bookings.toSorted((a, b) => a.event.start.localeCompare(b.event.start));
  const isPast = ({ event }: BookingResponse) => new Date(event.end) < now;
  return {
    upcoming: byStart.filter((booking) => !isPast(booking)),
    past: byStart.filter(isPast).toReversed(),
  };
}
