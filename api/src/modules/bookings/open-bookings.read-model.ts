import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ONGOING } from './booking-states.domain.ts';
import { bookings } from './bookings.table.ts';

/** How many bookings of an account are neither over nor called off. */
export async function countOpenBookings(db: Db, userId: string): Promise<number> {
  const [open] = await db
    .select({ total: count() })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), inArray(bookings.state, [...ONGOING])));
  return open?.total ?? 0;
}
