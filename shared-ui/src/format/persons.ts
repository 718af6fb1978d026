import type { BookingResponse } from '@firn/shared-contracts/api';

const counted = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);

/** `2 Personen` that take a seat; `2 Personen, abgemeldet` when all have cancelled; `–` when there is nobody. */
export function formatPersons(booking: {
  readonly personCount: number;
  readonly bookingPersons: readonly Pick<BookingResponse['bookingPersons'][number], 'state'>[];
}): string {
  if (booking.personCount > 0) return counted(booking.personCount);
  const left = booking.bookingPersons.filter(({ state }) => state === 'cancelled').length;
  return left > 0 ? `${counted(left)}, abgemeldet` : '–';
}
