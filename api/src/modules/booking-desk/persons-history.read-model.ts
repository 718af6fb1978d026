import type { Db } from '../../db/client.ts';
import type { PartsHistory } from '../audit/index.ts';
import { findBooking } from '../bookings/index.ts';

/** What was wrong of a person is corrected at the person, and read in the history of the booking. */
export async function personsHistory(db: Db, id: string): Promise<PartsHistory | null> {
  const booking = await findBooking(db, id);
  return booking && { action: 'booking_person.update', ids: booking.bookingPersons.map((each) => each.id) };
}
