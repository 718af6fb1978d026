import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';

/** Ids of the persons of a booking, by their position. */
export async function findPersonIds(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .where(eq(bookingPersons.bookingId, bookingId))
    .orderBy(asc(bookingPersons.position));
  return rows.map(({ id }) => id);
}
