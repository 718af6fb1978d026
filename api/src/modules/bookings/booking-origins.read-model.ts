import { ONGOING_BOOKING_STATES, SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import { and, eq, exists, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingOrigins, bookings } from './bookings.table.ts';
import { HOUR_MS } from './brake.domain.ts';

/** docs/domain/office.md#suspicious-bookings */
const LOOKED_AT_MS = 24 * HOUR_MS;

/** SQL: the id of a network in addresses; logs and histories of browsers need not name it. */
export const networkId = sql<string>`md5(${bookingOrigins.network})::uuid`;

/** SQL: the origins that the office looks at. */
export const isLookedAt = (now: Date): SQL =>
  gt(bookingOrigins.createdAt, new Date(now.getTime() - LOOKED_AT_MS));

/** SQL: the bookings of one network that the office looks at. */
export function isFromNetwork(db: Db, id: string, now: Date): SQL {
  const origin = db
    .select({ one: sql`1` })
    .from(bookingOrigins)
    .where(and(eq(bookingOrigins.bookingId, bookings.id), eq(networkId, id), isLookedAt(now)));
  return exists(origin);
}

const isInTime = (now: Date) => or(isNull(bookings.expiresAt), gt(bookings.expiresAt, now));

/** SQL: the bookings that the office can still cancel. */
export const isOngoing = (now: Date) =>
  and(inArray(bookings.state, [...ONGOING_BOOKING_STATES]), isInTime(now));

/** SQL: the bookings whose persons take seats (docs/domain/states.md#seats). */
export const takesSeats = (now: Date) =>
  and(
    inArray(bookings.state, [...SEAT_TAKING_STATES]),
    or(notInArray(bookings.state, ['held', 'offered']), isInTime(now)),
  );

/** SQL: the number of persons of a booking that take seats while the booking does. */
export const personCount = sql<number>`(select count(*)::int from booking_persons p where p.booking_id = ${bookings.id} and p.state in ('active', 'attended', 'no_show'))`;
