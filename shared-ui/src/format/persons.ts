import type { BookingResponse } from '@firn/shared-contracts/api';
import { ageOn, countedPersons } from '@firn/shared-contracts/domain';
import { formatNumericDate } from './dates.ts';

const counted = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);

type Facts = Pick<BookingResponse, 'state' | 'personCount'> & {
  readonly bookingPersons: readonly Pick<BookingResponse['bookingPersons'][number], 'state'>[];
};

/** `2 Personen` that take part; `2 Personen, nicht mehr dabei` once the booking, or each of them, is cancelled; `–` for nobody. */
export function formatPersons(booking: Facts): string {
  const count = countedPersons(booking);
  if (count > 0) return counted(count);
  const left = booking.bookingPersons.filter(({ state }) => state !== 'replaced').length;
  return left > 0 ? `${counted(left)}, nicht mehr dabei` : '–';
}

/** Writes `39 Jahre` on a day, of calendar dates `YYYY-MM-DD`. */
export function formatAge(birthday: string, on: string): string {
  const age = ageOn(birthday, on);
  return age === 1 ? '1 Jahr' : `${age} Jahre`;
}

/** Writes `03.05.1987, 39 Jahre`: on a date of birth the weekday says nothing, and the age much. */
export const formatBirthday = (birthday: string, on: string): string =>
  `${formatNumericDate(birthday)}, ${formatAge(birthday, on)}`;
