import type { BookingResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { readLetterhead } from '../outbox/index.ts';
import { type Binding, bindBooking } from './bind-booking.ts';
import { findEventForBooking } from './bookable-event.read-model.ts';
import { bookingNotFound } from './bookings.errors.ts';
import { rentedInWords } from './rented-in-words.ts';

/** What the mail of a confirmed booking takes from the booking. */
export function confirmedFacts({
  id,
  bookingNumber: number,
  bookingPersons,
  lines,
  booker: { firstName },
  total,
  paid,
  vatTotals,
  dueDate,
  cancellationPolicy,
}: BookingResponse) {
  const vat = vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const persons = bookingPersons.filter(({ state }) => state === 'active');
  const material = rentedInWords(lines, bookingPersons);
  return { id, number, firstName, persons, material, total, paid, vat, dueDate, cancellationPolicy };
}

/** Binds a booking that was written before, with a mail that leads to `link`: once its guest uses the link of a mail, or takes the seats offered. */
export async function bindStored(
  tx: Tx,
  booking: BookingResponse,
  link: string,
  binding: Omit<Binding, 'company' | 'notify'>,
): Promise<void> {
  const event = await findEventForBooking(tx, booking.event.id);
  if (!event) throw bookingNotFound();
  const { booker } = booking;
  const held = { ...confirmedFacts(booking), email: booker.email, event, link };
  await bindBooking(tx, held, { ...binding, notify: true, company: await readLetterhead(tx) });
}
