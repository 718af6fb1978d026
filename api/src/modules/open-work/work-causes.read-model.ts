import {
  BOOKING_WORK,
  type BookingWork,
  EVENT_WORK,
  type EventWork,
  OFFER_WORK,
  type OfferWork,
  PRIVATE_WORK,
  type WorkKind,
} from '@firn/shared-contracts/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isBookingCause } from '../bookings/booking-work.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { contents } from '../contents/contents.table.ts';
import { isPageCause } from '../contents/page-work.read-model.ts';
import { isEventCause } from '../events/event-work.read-model.ts';
import { events } from '../events/events.table.ts';
import { isOfferCause } from '../offers/offer-work.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { isPrivateCause } from '../private-requests/index.ts';
import { BOOKING_DAYS, EVENT_DAYS, refusalDay, requestDay } from './work-days.read-model.ts';

const dayOf = (day: SQL) => sql<string | null>`(${day})::date`.as('day');

/** A further condition on the thing, by its id. */
type More = (id: AnyPgColumn) => SQL | undefined;

const eventCauses = (db: Db, kind: EventWork, now: Date, more: More) =>
  db
    .select({ id: events.id, day: dayOf(EVENT_DAYS[kind]) })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(isEventCause(db, kind, now), more(events.id)));

const bookingCauses = (db: Db, kind: BookingWork, now: Date, more: More) =>
  db
    .select({ id: bookings.id, day: dayOf(BOOKING_DAYS[kind]) })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(isBookingCause(db, kind, now), more(bookings.id)));

const offerCauses = (db: Db, kind: OfferWork, now: Date, more: More) =>
  db
    .select({ id: offers.id, day: dayOf(sql`null`) })
    .from(offers)
    .where(and(isOfferCause(db, kind, now), more(offers.id)));

const requestCauses = (db: Db, more: More) =>
  db
    .select({ id: privateRequests.id, day: dayOf(requestDay(privateRequests.createdAt)) })
    .from(privateRequests)
    .where(and(isPrivateCause(), more(privateRequests.id)));

const pageCauses = (db: Db, more: More) =>
  db
    .select({ id: contents.id, day: dayOf(refusalDay(contents.stepRefusedAt)) })
    .from(contents)
    .where(and(isPageCause(), more(contents.id)));

const everything: More = () => undefined;

const among = <Kind extends WorkKind>(kinds: readonly Kind[], kind: WorkKind): kind is Kind =>
  (kinds as readonly WorkKind[]).includes(kind);

/** Causes of a kind of open work, each with its day; those that the office has ticked off are among them. */
export function workCauses(db: Db, kind: WorkKind, now: Date, more: More = everything) {
  if (among(EVENT_WORK, kind))
    return { table: events, collection: 'events', causes: eventCauses(db, kind, now, more) };
  if (among(BOOKING_WORK, kind))
    return { table: bookings, collection: 'bookings', causes: bookingCauses(db, kind, now, more) };
  if (among(OFFER_WORK, kind))
    return { table: offers, collection: 'offers', causes: offerCauses(db, kind, now, more) };
  if (among(PRIVATE_WORK, kind))
    return { table: privateRequests, collection: 'private_requests', causes: requestCauses(db, more) };
  return { table: contents, collection: 'contents', causes: pageCauses(db, more) };
}
