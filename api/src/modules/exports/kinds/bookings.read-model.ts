import {
  BOOKING_STATE_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATUS_LABELS,
} from '@firn/shared-contracts/labels';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import { fullNameOf } from '../../../lib/full-name.ts';
import { readOrder } from '../../../lib/query.ts';
import { day, instant, money, number, text } from '../../../lib/sheet-fields.ts';
import { bookings } from '../../bookings/bookings.table.ts';
import {
  BOOKING_FILTERS,
  BOOKING_ORDERS,
  type BookingFilter,
  listBookingIds,
  paymentStatus,
  personCount,
  readBookingFilter,
} from '../../bookings/index.ts';
import { events } from '../../events/events.table.ts';
import { offers } from '../../offers/offers.table.ts';
import { listSource } from '../source/export-source.ts';

const read = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: bookings.id,
      number: bookings.number,
      createdAt: bookings.createdAt,
      salutation: bookings.salutation,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      address: bookings.address,
      postalCode: bookings.postalCode,
      city: bookings.city,
      country: bookings.country,
      message: bookings.message,
      state: bookings.state,
      paymentMethod: bookings.paymentMethod,
      paymentStatus: paymentStatus(),
      total: bookings.total,
      paid: bookings.paid,
      dueDate: bookings.dueDate,
      persons: personCount,
      event: sql<string>`coalesce(${events.title}, ${offers.title})`,
      code: events.code,
      start: events.start,
      end: events.end,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(isAmong(bookings.id, ids));
type Row = Awaited<ReturnType<typeof read>>[number];

export const bookingsOfList = listSource<Row, BookingFilter>({
  title: 'Buchungen',
  permission: 'bookings.list',
  filters: BOOKING_FILTERS,
  columns: {
    bookingNumber: text('Nummer', (row) => row.number),
    createdAt: instant('Eingegangen', ({ createdAt }) => createdAt.toISOString()),
    booker: text('Gebucht von', fullNameOf),
    salutation: text('Anrede', ({ salutation }) => salutation),
    firstName: text('Vorname', ({ firstName }) => firstName),
    lastName: text('Nachname', ({ lastName }) => lastName),
    email: text('E-Mail', ({ email }) => email),
    phone: text('Telefon', ({ phone }) => phone),
    address: text('Strasse', ({ address }) => address),
    postalCode: text('PLZ', ({ postalCode }) => postalCode),
    city: text('Ort', ({ city }) => city),
    country: text('Land', ({ country }) => country),
    event: text('Event', ({ event }) => event),
    code: text('Event-Nr.', ({ code }) => code),
    start: instant('Beginn', ({ start }) => start.toISOString()),
    end: instant('Ende', ({ end }) => end.toISOString()),
    persons: number('Personen', ({ persons }) => persons),
    total: money('Betrag CHF', ({ total }) => total),
    paid: money('Bezahlt CHF', ({ paid }) => paid),
    dueDate: day('Zahlbar bis', ({ dueDate }) => dueDate),
    state: text('Status', ({ state }) => BOOKING_STATE_LABELS[state]),
    paymentStatus: text('Zahlung', (row) => PAYMENT_STATUS_LABELS[row.paymentStatus]),
    paymentMethod: text('Zahlungsart', (row) => PAYMENT_METHOD_LABELS[row.paymentMethod]),
    message: text('Mitteilung', ({ message }) => message),
  },
  readFilter: (query, { visitor }) => readBookingFilter(query, visitor),
  find: (db, filter, { query, now }) =>
    listBookingIds(db, filter, { order: readOrder(query, BOOKING_ORDERS), now }),
  read,
});
