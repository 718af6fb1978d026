import type { Tx } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import type { NewBookingPerson } from '../bookings/index.ts';

export async function insertPerson(
  tx: Tx,
  person: NewBookingPerson & { readonly bookingId: string; readonly position: number },
): Promise<void> {
  await tx.insert(bookingPersons).values(person);
}
