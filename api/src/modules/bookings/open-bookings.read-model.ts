import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import { and, count, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isBookedBy } from './booked-by.read-model.ts';
import { bookings } from './bookings.table.ts';

/** How many bookings of somebody, with or without an account, are neither over nor called off. */
export async function countOpenBookings(db: Db, userId: string): Promise<number> {
  const [open] = await db
    .select({ total: count() })
    .from(bookings)
    .where(and(isBookedBy(userId), inArray(bookings.state, [...ONGOING_BOOKING_STATES])));
  return open?.total ?? 0;
}
