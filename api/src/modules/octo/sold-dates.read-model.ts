import { and, count, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { seatsTaken } from '../bookings/seats.read-model.ts';
import { isReady } from '../bookings/waiting.read-model.ts';
import { inForce } from '../events/event-parts.read-model.ts';
import { isPublic } from '../events/event-visibility.read-model.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { settings } from '../settings/settings.table.ts';

/** Finds the smallest group on the waiting list that may be offered seats; null where nobody waits. */
function smallestGroup(db: Db, now: Date): SQL<number | null> {
  const groups = db
    .select({ persons: count(bookingPersons.id).as('persons') })
    .from(bookings)
    .innerJoin(
      bookingPersons,
      and(eq(bookingPersons.bookingId, bookings.id), eq(bookingPersons.state, 'active')),
    )
    .where(and(eq(bookings.state, 'waitlisted'), eq(bookings.eventId, events.id), isReady(now)))
    .groupBy(bookings.id)
    .as('waiting_groups');
  return sql<number | null>`(select min(${groups.persons})::int from ${groups})`;
}

/**
 * Reads the dates that resellers sell, with the offer of each and the seats that are left, in one statement: of one offer, or of
 * all (docs/domain/octo.md#products). Dates on request are none, since the office gives their seats by hand.
 */
export function readSoldDates(db: Db, now: Date, offerId?: string) {
  return db
    .select({
      id: events.id,
      start: events.start,
      end: events.end,
      registrationDeadline: events.registrationDeadline,
      state: events.state,
      published: events.published,
      isPrivate: events.isPrivate,
      title: sql<string>`coalesce(${events.title}, ${offers.title})`,
      subtitle: sql<string>`coalesce(${events.subtitle}, ${offers.subtitle}, '')`,
      maximumParticipants: sql<number>`${inForce('maximumParticipants')}`,
      taken: sql<number>`coalesce(${seatsTaken.taken}, 0)`,
      smallestGroup: smallestGroup(db, now),
      sacDiscountPercent: sql<number>`coalesce(${events.sacDiscountPercent}, ${settings.sacDiscountPercent})`,
      offer: {
        id: offers.id,
        code: offers.code,
        type: offers.type,
        title: offers.title,
        subtitle: offers.subtitle,
        leadText: offers.leadText,
        programText: offers.programText,
        servicesText: offers.servicesText,
        requirementsText: offers.requirementsText,
        equipmentText: offers.equipmentText,
        place: offers.place,
        latitude: offers.latitude,
        longitude: offers.longitude,
        headImageId: offers.headImageId,
        minimumAge: offers.minimumAge,
      },
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .crossJoin(settings)
    .leftJoin(seatsTaken, eq(seatsTaken.eventId, events.id))
    .where(
      and(
        isPublic(),
        eq(offers.state, 'published'),
        gt(events.start, now),
        ne(inForce('type'), 'unknown'),
        not(sql`coalesce(${events.onRequest}, ${offers.onRequest})`),
        offerId ? eq(offers.id, offerId) : undefined,
      ),
    )
    .orderBy(offers.code, events.start, events.id);
}

export type SoldDate = Awaited<ReturnType<typeof readSoldDates>>[number];

/** Reads the price lists of dates, and those of their offers. */
export async function readComponents(db: Db, dates: readonly SoldDate[]) {
  if (dates.length === 0) return [];
  const ofEvents = dates.map(({ id }) => id);
  const ofOffers = [...new Set(dates.map(({ offer }) => offer.id))];
  return db
    .select({
      eventId: priceComponents.eventId,
      offerId: priceComponents.offerId,
      grossPrice: priceComponents.grossPrice,
      eligibleForSacDiscount: priceComponents.eligibleForSacDiscount,
    })
    .from(priceComponents)
    .where(or(inArray(priceComponents.eventId, ofEvents), inArray(priceComponents.offerId, ofOffers)));
}
