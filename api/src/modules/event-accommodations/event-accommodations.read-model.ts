import type { AccommodationResponse, EventAccommodationResponse } from '@firn/shared-contracts/api';
import { RESERVATION_STATES, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { filterIds, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readChoices, readList } from '../../lib/query.ts';
import { readTimeSpan } from '../../lib/query-dates.ts';
import type { Listed, View } from '../../records/index.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { accommodationResponse } from '../accommodations/index.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { differencesOf } from './asked-differences.ts';
import { eventAccommodations } from './event-accommodations.table.ts';
import { ALLERGIES, neededOf, RELEASE_DAY, WANTED } from './needed-numbers.read-model.ts';

const selectReservations = (db: Db) =>
  db
    .select({
      reservation: eventAccommodations,
      house: accommodations,
      event: {
        id: events.id,
        code: events.code,
        title: sql<string>`coalesce(${events.title}, ${offers.title})`,
        state: events.state,
        start: events.start,
        end: events.end,
        offerId: events.offerId,
      },
      wanted: WANTED,
      allergies: ALLERGIES,
      releaseDay: sql<string>`${RELEASE_DAY}::text`,
    })
    .from(eventAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, eventAccommodations.accommodationId))
    .innerJoin(events, eq(events.id, eventAccommodations.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

export type ReservationRow = Awaited<ReturnType<typeof selectReservations>>[number];

function houseOf({ house }: ReservationRow, visitor: Visitor): EventAccommodationResponse['accommodation'] {
  const reader = readerOf(visitor, 'own-event');
  const visible: AccommodationResponse = visibleFields(
    'accommodations',
    accommodationResponse(house),
    reader,
  );
  const { owner: _owner, sacHutNumber: _number, ...shown } = visible;
  return shown;
}

/** A house that was called off, or that everybody has left, knows enough. */
const isCurrent = ({ reservation, wanted }: ReservationRow, now: Date): boolean =>
  reservation.state !== 'cancelled' && wanted.departure >= zurichDate(now);

function reservationResponse(
  row: ReservationRow,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): EventAccommodationResponse {
  const { reservation, house, event, wanted, releaseDay } = row;
  const { arrival, departure } = wanted;
  return {
    '@id': iri('event_accommodations', reservation.id),
    '@type': 'EventAccommodation',
    id: reservation.id,
    version: reservation.version,
    event: iri('events', event.id),
    eventCode: event.code,
    eventTitle: event.title,
    offer: iri('offers', event.offerId),
    accommodation: houseOf(row, visitor),
    state: reservation.state,
    arrival,
    departure,
    numberOfBookedRooms: reservation.numberOfBookedRooms,
    numberOfBeds: reservation.numberOfBeds,
    halfBoard: reservation.halfBoard,
    note: reservation.note,
    needed: neededOf(wanted),
    allergies: row.allergies,
    asked: reservation.asked,
    differences: isCurrent(row, now) ? differencesOf(reservation.asked, wanted, event.state) : [],
    askedAt: reservation.askedAt?.toISOString() ?? null,
    confirmedAt: reservation.confirmedAt?.toISOString() ?? null,
    releaseUntil: zurichInstant(releaseDay, house.releaseTime).toISOString(),
  };
}

/** The office reads all, guides those of their events: to whoever may not read one it is not there. */
const isReadableFor = (db: Db, { user, permissions }: Visitor): SQL | undefined =>
  permissions.isAdmin ? undefined : user ? isGuidedBy(db, [user.id]) : sql`false`;

function conditionsOf(query: Query): SQL | undefined {
  const ids = (collection: string, name: string) => filterIds(collection, name, readList(query, name));
  const [eventIds, houseIds] = [ids('events', 'event'), ids('accommodations', 'accommodation')];
  const states = readChoices(query, RESERVATION_STATES, 'state');
  const start = readTimeSpan(query, 'start');
  return and(
    eventIds.length > 0 ? inArray(eventAccommodations.eventId, eventIds) : undefined,
    houseIds.length > 0 ? inArray(eventAccommodations.accommodationId, houseIds) : undefined,
    states.length > 0 ? inArray(eventAccommodations.state, states) : undefined,
    start.from ? gte(events.start, start.from) : undefined,
    start.until ? lt(events.start, start.until) : undefined,
  );
}

/** By the nights. */
export async function listReservations(
  db: Db,
  query: Query,
  page: Page,
  view: View,
): Promise<Listed<EventAccommodationResponse>> {
  const where = and(isReadableFor(db, view.visitor), conditionsOf(query));
  const { firstNight, position, id } = eventAccommodations;
  const rows = await selectReservations(db)
    .where(where)
    .orderBy(asc(events.start), asc(firstNight), asc(position), asc(id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(eventAccommodations)
    .innerJoin(events, eq(events.id, eventAccommodations.eventId))
    .where(where);
  return { items: rows.map((row) => reservationResponse(row, view)), total: counted?.total ?? 0 };
}

export async function findReservationRow(
  db: Db,
  id: string,
  visitor: Visitor | null,
): Promise<ReservationRow | null> {
  const isReadable = visitor ? isReadableFor(db, visitor) : undefined;
  const [row] = await selectReservations(db).where(and(eq(eventAccommodations.id, id), isReadable));
  return row ?? null;
}

export async function findReservation(
  db: Db,
  id: string,
  view: Pick<View, 'visitor' | 'now'>,
): Promise<EventAccommodationResponse | null> {
  const row = await findReservationRow(db, id, view.visitor);
  return row && reservationResponse(row, view);
}
