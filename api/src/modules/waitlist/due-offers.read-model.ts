import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { type DueQuery, isNotReminded } from '../outbox/index.ts';

/** An offer of seats, which another one of the same entry is not. */
const aboutOffer = sql<string>`'/api/bookings/' || ${bookings.id} || '/offers/' || extract(epoch from ${bookings.expiresAt})::bigint`;

/** Those who have an offer of seats that they have not been told of by SMS (docs/domain/bookings.md#waiting-list). */
export const findToldOffers = (db: Db, { key, now }: Pick<DueQuery, 'key' | 'now'>) =>
  db
    .select({
      about: aboutOffer,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      phone: bookings.phone,
      country: bookings.country,
      bookingPersonIds: sql<
        string[]
      >`array(select ${bookingPersons.id}::text from ${bookingPersons} where ${bookingPersons.bookingId} = ${bookings.id} order by 1)`,
      goodUntil: bookings.expiresAt,
      event: {
        id: events.id,
        title: sql<string>`coalesce(${events.title}, ${offers.title}, '')`,
        start: events.start,
        end: events.end,
      },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(
      and(eq(bookings.state, 'offered'), gt(bookings.expiresAt, now), isNotReminded(db, key, aboutOffer)),
    )
    .orderBy(asc(events.start), asc(bookings.id));
