import { eq, or, type SQL } from 'drizzle-orm';
import { bookings } from './bookings.table.ts';

/** SQL: the bookings of an account, or of a guest without one; for the office, since nobody has proven to be that guest. */
export const isBookedBy = (personId: string): SQL | undefined =>
  or(eq(bookings.userId, personId), eq(bookings.guestId, personId));
