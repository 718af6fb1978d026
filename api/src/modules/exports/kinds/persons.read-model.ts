import { addressBehind } from '@firn/shared-contracts/domain';
import { BOOKING_PERSON_STATE_LABELS, BOOKING_STATE_LABELS } from '@firn/shared-contracts/labels';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import type { Query } from '../../../lib/query.ts';
import { readOrder } from '../../../lib/query.ts';
import { day, instant, text } from '../../../lib/sheet-fields.ts';
import { bookingPersons, bookings } from '../../bookings/bookings.table.ts';
import {
  BOOKING_FILTERS,
  BOOKING_ORDERS,
  type BookingFilter,
  listBookingIds,
  readBookingFilter,
} from '../../bookings/index.ts';
import { events } from '../../events/events.table.ts';
import { offers } from '../../offers/offers.table.ts';
import { type ExportView, listSource } from '../source/export-source.ts';
import { yesOrNo } from '../source/export-words.ts';

const read = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: bookingPersons.id,
      person: bookingPersons,
      number: bookings.number,
      bookerEmail: bookings.email,
      bookingState: bookings.state,
      event: sql<string>`coalesce(${events.title}, ${offers.title})`,
      code: events.code,
      start: events.start,
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(isAmong(bookingPersons.id, ids));
type Row = Awaited<ReturnType<typeof read>>[number];

/** The persons of the bookings that the list has, in its order. */
async function find(db: Db, filter: BookingFilter, { query, now }: ExportView & { readonly query: Query }) {
  const bookingIds = await listBookingIds(db, filter, { order: readOrder(query, BOOKING_ORDERS), now });
  const rows = await db
    .select({ id: bookingPersons.id, bookingId: bookingPersons.bookingId })
    .from(bookingPersons)
    .where(isAmong(bookingPersons.bookingId, bookingIds))
    .orderBy(asc(bookingPersons.position));
  const personsOf = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return bookingIds.flatMap((id) => (personsOf.get(id) ?? []).map((person) => person.id));
}

export const persons = listSource<Row, BookingFilter>({
  title: 'Personen',
  permission: 'booking_persons.read',
  filters: BOOKING_FILTERS,
  columns: {
    bookingNumber: text('Buchung', (row) => row.number),
    bookingState: text('Status der Buchung', (row) => BOOKING_STATE_LABELS[row.bookingState]),
    event: text('Event', ({ event }) => event),
    code: text('Event-Nr.', ({ code }) => code),
    start: instant('Beginn', ({ start }) => start.toISOString()),
    state: text('Status', ({ person }) => BOOKING_PERSON_STATE_LABELS[person.state]),
    booker: text('Hat gebucht', ({ person }) => yesOrNo(person.booker)),
    salutation: text('Anrede', ({ person }) => person.salutation),
    firstName: text('Vorname', ({ person }) => person.firstName),
    lastName: text('Nachname', ({ person }) => person.lastName),
    email: text('E-Mail', ({ person, bookerEmail }) => addressBehind(person.email, bookerEmail)),
    birthday: day('Geburtsdatum', ({ person }) => person.birthday),
    address: text('Strasse', ({ person }) => person.address),
    postalCode: text('PLZ', ({ person }) => person.postalCode),
    city: text('Ort', ({ person }) => person.city),
    country: text('Land', ({ person }) => person.country),
    phone: text('Telefon', ({ person }) => person.phone),
    sac: text('SAC', ({ person }) => yesOrNo(person.sac)),
    sacNumber: text('SAC-Nummer', ({ person }) => person.sacNumber),
    vegetarian: text('Vegetarisch', ({ person }) => yesOrNo(person.vegetarian)),
    allergies: text('Allergien', ({ person }) => yesOrNo(person.allergies)),
    allergiesText: text('Welche Allergien', ({ person }) => person.allergiesText),
    contactName: text('Notfallkontakt', ({ person }) =>
      `${person.contactFirstName} ${person.contactLastName}`.trim(),
    ),
    contactPhone: text('Telefon Notfallkontakt', ({ person }) => person.contactPhone),
  },
  readFilter: (query, { visitor }) => readBookingFilter(query, visitor),
  find,
  read,
});
