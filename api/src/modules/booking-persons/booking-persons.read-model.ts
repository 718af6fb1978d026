import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { addressBehind, ageOn, SEAT_TAKING_STATES, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, getTableColumns, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { FIELD_MATRIX, seesField, visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { guidesEvent, guidesSeeSince } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';

const participant = {
  person: bookingPersons,
  booking: { id: bookings.id, number: bookings.number, state: bookings.state, email: bookings.email },
  event: { id: events.id, start: events.start, end: events.end },
};

const selectParticipants = (db: Db) =>
  db
    .select(participant)
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .$dynamic();

type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number];

/** SQL: events whose report can still be handed in and is not (docs/domain/events.md#report). */
const lacksReport = (): SQL | undefined =>
  and(eq(events.guideFinished, false), eq(events.concluded, false), ne(events.state, 'cancelled'));

/**
 * SQL: events whose participants a visitor reads: admins all, guides their own until 30 days after the end, and their
 * names as long as the report is missing.
 */
function readsParticipantsOf(db: Db, { user, permissions }: Visitor, now: Date): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  const isSeen = or(gte(events.end, guidesSeeSince(now)), lacksReport());
  return and(user ? guidesEvent(db, user.id, events.id) : sql`false`, isSeen);
}

/** Leaves out what tells of health and whom to call. */
const NAMES_ALONE = {
  age: 0,
  phone: null,
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  sac: false,
  vegetarian: false,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
  namesOnly: true,
} satisfies Partial<ParticipantResponse>;

/**
 * Whether a visitor who reads the participants of an event reads their names alone: guides of a tour that is over for
 * more than 30 days, for its report (docs/domain/permissions.md#participants-for-guides).
 */
const readsNamesAlone = ({ permissions }: Visitor, { end }: { readonly end: Date }, now: Date): boolean =>
  !permissions.isAdmin && end < guidesSeeSince(now);

/** SQL: persons who take a seat. */
const takesPart = (): SQL | undefined =>
  and(
    inArray(bookings.state, [...SEAT_TAKING_STATES]),
    inArray(bookingPersons.state, ['active', 'attended', 'no_show']),
  );

/** An event of which the visitor may know who takes part; null for any other, as for one there is none of. */
export async function findLedEvent(db: Db, id: string, visitor: Visitor, now: Date) {
  const [event] = await db
    .select({
      ...getTableColumns(events),
      title: sql<string>`coalesce(${events.title}, ${offers.title})`,
      place: sql<string>`coalesce(${events.place}, ${offers.place})`,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(eq(events.id, id), readsParticipantsOf(db, visitor, now)));
  return event ?? null;
}

export type LedEvent = NonNullable<Awaited<ReturnType<typeof findLedEvent>>>;

/** Reads the participants of an event and where mail to each goes, for what is done with all of them. */
export async function listTakingPart(db: Db, eventId: string) {
  const rows = await db
    .select({
      id: bookingPersons.id,
      state: bookingPersons.state,
      position: bookingPersons.position,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
      email: bookingPersons.email,
      booker: bookings.email,
      bookingNumber: bookings.number,
      bookingState: bookings.state,
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(and(eq(bookings.eventId, eventId), takesPart()))
    .orderBy(asc(bookings.createdAt), asc(bookings.number), asc(bookingPersons.position));
  return rows.map(({ booker, ...person }) => ({ ...person, email: addressBehind(person.email, booker) }));
}

/** What a guide needs on tour, no address and no birthday (docs/domain/permissions.md#participants-for-guides). */
function participantResponse(
  { person, booking, event }: ParticipantRow,
  visitor: Visitor,
  now: Date,
): ParticipantResponse {
  const whole: ParticipantResponse = {
    '@id': iri('booking_persons', person.id),
    '@type': 'BookingPerson',
    id: person.id,
    version: person.version,
    event: iri('events', event.id),
    booking: iri('bookings', booking.id),
    bookingId: booking.id,
    bookingNumber: booking.number,
    bookingState: booking.state,
    state: person.state,
    booker: person.booker,
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: fullNameOf(person),
    email: addressBehind(person.email, booking.email),
    age: ageOn(person.birthday, zurichDate(event.start)),
    phone: person.phone || null,
    contactFirstName: person.contactFirstName,
    contactLastName: person.contactLastName,
    contactPhone: person.contactPhone,
    sac: person.sac,
    vegetarian: person.vegetarian,
    allergies: person.allergies,
    allergiesText: person.allergiesText,
    hardestTour: person.hardestTour,
    ...(readsNamesAlone(visitor, event, now) && NAMES_ALONE),
  };
  return visibleFields('booking_persons', whole, readerOf(visitor, 'own-event'));
}

/** Whether a visitor reads the addresses of those who take part in an event they lead. */
export const readsAddresses = (visitor: Visitor): boolean =>
  seesField(FIELD_MATRIX.booking_persons.email, readerOf(visitor, 'own-event'));

/**
 * Who takes part in an event, in the order of booking; null for an event whose participants the visitor may not read,
 * as for one there is none of.
 */
export async function listParticipants(
  db: Db,
  eventId: string,
  visitor: Visitor,
  now: Date,
): Promise<ParticipantResponse[] | null> {
  if (!(await findLedEvent(db, eventId, visitor, now))) return null;
  const rows = await selectParticipants(db)
    .where(and(eq(events.id, eventId), takesPart()))
    .orderBy(asc(bookings.createdAt), asc(bookings.number), asc(bookingPersons.position));
  return rows.map((row) => participantResponse(row, visitor, now));
}

/** Admins reach also persons of bookings that came to nothing: a booking names them too. */
export async function findParticipant(
  db: Db,
  id: string,
  visitor: Visitor,
  now: Date,
): Promise<ParticipantResponse | null> {
  const isListed = visitor.permissions.isAdmin ? undefined : takesPart();
  const [row] = await selectParticipants(db).where(
    and(eq(bookingPersons.id, id), isListed, readsParticipantsOf(db, visitor, now)),
  );
  return row ? participantResponse(row, visitor, now) : null;
}
