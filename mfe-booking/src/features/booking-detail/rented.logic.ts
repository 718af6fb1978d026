import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import { standingLines } from '../../shared/owed.logic.ts';

/** What a person rents, by the titles on the price lines, and in which sizes; empty for nothing. */
export function rentedOf(
  { bookingPersons, lines }: Pick<BookingResponse, 'bookingPersons' | 'lines'>,
  person: BookingPersonResponse,
): string {
  const index = bookingPersons.findIndex(({ id }) => id === person.id);
  const titles = standingLines(lines)
    .filter((line) => line.origin === 'material' && line.person === index)
    .map(({ title }) => title);
  const sizes = person.rentingMaterialPropertyValues.map(({ title, value }) => `${title} ${value}`);
  return [...titles, ...(titles.length > 0 ? sizes : [])].join(', ');
}
