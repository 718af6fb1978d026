import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { CASING } from '../../db/client.ts';
import { isBookedBy } from '../bookings/booked-by.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';

/** SQL: options of an account, of the bookings that came of one, and of the address if it is theirs; null if nobody knows. */
export function isOptionOf(userId: string, email: string | null): SQL | undefined {
  const booked = new QueryBuilder({ casing: CASING })
    .select({ id: bookings.id })
    .from(bookings)
    .where(isBookedBy(userId));
  return or(
    eq(seatOptions.userId, userId),
    inArray(seatOptions.bookingId, booked),
    email === null ? undefined : eq(sql`lower(${seatOptions.email})`, email.toLowerCase()),
  );
}
