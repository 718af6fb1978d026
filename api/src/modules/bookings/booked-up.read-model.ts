import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { bookingPersons, bookings } from './bookings.table.ts';
import { seatsTaken } from './seats.read-model.ts';
import { isReady } from './waiting.read-model.ts';

const most = sql`coalesce(${events.maximumParticipants}, ${offers.maximumParticipants})`;

/**
 * Ids of coming events whose bookings leave fewer than so many seats for whoever comes, as `seatsForSale` says of one.
 * It depends on no row of the list that uses it, so that PostgreSQL asks once for all of them.
 */
export function bookedUp(db: Db, least: number, now: Date): SQL {
  const taken = db
    .select({ id: seatsTaken.eventId })
    .from(seatsTaken)
    .innerJoin(events, eq(events.id, seatsTaken.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(gt(events.start, now), sql`${most} - ${seatsTaken.taken} < ${least}`));
  const awaited = db
    .select({ id: bookings.eventId })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(
      bookingPersons,
      and(eq(bookingPersons.bookingId, bookings.id), eq(bookingPersons.state, 'active')),
    )
    .leftJoin(seatsTaken, eq(seatsTaken.eventId, events.id))
    .where(and(eq(bookings.state, 'waitlisted'), gt(events.start, now), isReady(now)))
    .groupBy(bookings.id, events.id, offers.id, seatsTaken.taken)
    .having(sql`${count(bookingPersons.id)} <= ${most} - coalesce(${seatsTaken.taken}, 0)`);
  return sql`(${taken.union(awaited)})`;
}
