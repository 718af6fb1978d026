import { BOOKING_STATE_LABELS } from '@firn/shared-contracts/labels';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import { fullNameOf } from '../../../lib/full-name.ts';
import { readOrder } from '../../../lib/query.ts';
import { instant, number, text } from '../../../lib/sheet-fields.ts';
import { bookings } from '../../bookings/bookings.table.ts';
import {
  BOOKING_FILTERS,
  BOOKING_ORDERS,
  type BookingFilter,
  listBookingIds,
  personCount,
  readBookingFilter,
} from '../../bookings/index.ts';
import { events } from '../../events/events.table.ts';
import { offers } from '../../offers/offers.table.ts';
import { listSource } from '../source/export-source.ts';

const WAITING = ['waitlisted', 'offered'] as const;

const read = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: bookings.id,
      number: bookings.number,
      state: bookings.state,
      queuedAt: bookings.queuedAt,
      expiresAt: bookings.expiresAt,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      persons: personCount,
      event: sql<string>`coalesce(${events.title}, ${offers.title})`,
      code: events.code,
      start: events.start,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    // Who has left the list since is not on it.
    .where(and(isAmong(bookings.id, ids), inArray(bookings.state, [...WAITING])));
type Row = Awaited<ReturnType<typeof read>>[number];

/** Entries of waiting lists, also those that seats are offered to. */
export const waitlist = listSource<Row, BookingFilter>({
  title: 'Warteliste',
  permission: 'waitlist_entries.list',
  filters: BOOKING_FILTERS.filter(({ variable }) => variable !== 'state[]'),
  columns: {
    event: text('Event', ({ event }) => event),
    code: text('Event-Nr.', ({ code }) => code),
    start: instant('Beginn', ({ start }) => start.toISOString()),
    queuedAt: instant('Wartet seit', ({ queuedAt }) => queuedAt?.toISOString() ?? null),
    state: text('Status', ({ state }) => BOOKING_STATE_LABELS[state]),
    offeredUntil: instant('Angeboten bis', (row) =>
      row.state === 'offered' ? (row.expiresAt?.toISOString() ?? null) : null,
    ),
    bookingNumber: text('Nummer', (row) => row.number),
    booker: text('Name', fullNameOf),
    email: text('E-Mail', ({ email }) => email),
    phone: text('Telefon', ({ phone }) => phone),
    persons: number('Personen', (row) => row.persons),
  },
  readFilter: (query, { visitor }) => ({ ...readBookingFilter(query, visitor), states: WAITING }),
  find: (db, filter, { query, now }) =>
    listBookingIds(db, filter, { order: readOrder(query, BOOKING_ORDERS), now }),
  read,
});
