import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';

/** The booking that a person belongs to; null if there is no such person. */
export async function findBookingIdOfPerson(db: Db, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ bookingId: bookingPersons.bookingId })
    .from(bookingPersons)
    .where(eq(bookingPersons.id, personId));
  return row?.bookingId ?? null;
}
