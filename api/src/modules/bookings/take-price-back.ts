import type { Tx } from '../../db/client.ts';
import { findBooking } from './bookings.read-model.ts';
import { appendLines } from './bookings.repository.ts';
import { creditFor } from './ledger.domain.ts';

/** A booking that ends at nobody's cost owes nothing; the caller holds the lock of its event. */
export async function takePriceBack(tx: Tx, id: string): Promise<void> {
  const booking = await findBooking(tx, id);
  if (!booking) return;
  const persons = booking.bookingPersons.map((_person, position) => position);
  await appendLines(tx, id, creditFor(booking.lines, persons));
}
