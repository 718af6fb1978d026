import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingWork, PaymentStatus } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { ALL_FOUND, isFound, type SearchedRows, searchedBy } from '../../db/search-text.ts';
import type { TimeSpan } from '../../lib/query-dates.ts';
import type { Listed } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { eventsSaying, isEventOn } from '../office-search/searched-events.read-model.ts';
import { isBookedBy } from './booked-by.read-model.ts';
import { isFromNetwork } from './booking-origins.read-model.ts';
import { isBookingWork } from './booking-work.read-model.ts';
import { bookingsWhere } from './bookings.read-model.ts';
import { bookings } from './bookings.table.ts';
import { amount, paymentStatus } from './payment-status.read-model.ts';

export interface BookingFilter {
  /** Only the bookings of this account; null: all. */
  readonly userId: string | null;
  /** Only those of this person, with or without an account; for the office. */
  readonly personId: string | null;
  readonly states: readonly BookingResponse['state'][];
  readonly eventIds: readonly string[];
  /** Only those of this network that the office looks at. */
  readonly networkId: string | null;
  /** Somebody types it (docs/domain/office.md#one-search). */
  readonly text: string | null;
  /** Open work of the office. */
  readonly work: readonly BookingWork[];
  readonly paymentStatuses: readonly PaymentStatus[];
  /** When the event begins. */
  readonly start: TimeSpan;
  /** When it was booked. */
  readonly created: TimeSpan;
}

/** Properties that order the list. */
export const BOOKING_ORDERS = ['createdAt', 'start', 'total', 'bookingNumber'] as const;
type BookingOrder = (typeof BOOKING_ORDERS)[number];

const ORDER_COLUMNS = {
  createdAt: bookings.createdAt,
  start: events.start,
  total: amount(),
  bookingNumber: bookings.number,
} satisfies Record<BookingOrder, unknown>;

interface BookingsPage {
  readonly size: number;
  readonly offset: number;
  /** Newest first unless given. */
  readonly order: readonly { readonly property: BookingOrder; readonly descending: boolean }[];
  readonly now: Date;
}

const within = (column: AnyPgColumn, { from, until }: TimeSpan): SQL | undefined =>
  and(from ? gte(column, from) : undefined, until ? lt(column, until) : undefined);

/** Bookings by who booked or takes part, and by what is booked; each is found by its own index. */
const officeBookings: SearchedRows = {
  says: (pattern) => sql`${bookings.id} in (
    select id from bookings where search_text like ${pattern}
    union all select booking_id from booking_persons where search_text like ${pattern}
    union all select id from bookings where event_id in ${eventsSaying(pattern)}
  )`,
  isOn: isEventOn,
};

function filterCondition(db: Db, filter: BookingFilter, now: Date): SQL | undefined {
  const { userId, personId, states, eventIds, networkId, text, work, paymentStatuses } = filter;
  return and(
    userId === null ? undefined : eq(bookings.userId, userId),
    personId === null ? undefined : isBookedBy(personId),
    states.length > 0 ? inArray(bookings.state, [...states]) : undefined,
    eventIds.length > 0 ? inArray(bookings.eventId, [...eventIds]) : undefined,
    networkId === null ? undefined : isFromNetwork(db, networkId, now),
    searchedBy(text, officeBookings),
    paymentStatuses.length > 0 ? inArray(paymentStatus(), [...paymentStatuses]) : undefined,
    within(events.start, filter.start),
    within(bookings.createdAt, filter.created),
    work.length > 0 ? or(...work.map((kind) => isBookingWork(db, kind, now))) : undefined,
  );
}

type Order = BookingsPage['order'];

function columnsOf(order: Order): SQL[] {
  const wanted = order.length > 0 ? order : [{ property: 'createdAt' as const, descending: true }];
  const columns = wanted.map(({ property, descending }) =>
    (descending ? desc : asc)(ORDER_COLUMNS[property]),
  );
  const last = wanted[0]?.descending ? desc : asc;
  return [...columns, last(bookings.number)];
}

/** A search is asked once for its page and its number: it costs more than counting what it found. */
const foundPage = (db: Db, where: SQL | undefined, { size, offset, order }: Omit<BookingsPage, 'now'>) =>
  db
    .select({ id: bookings.id, total: ALL_FOUND })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(where)
    .orderBy(...columnsOf(order))
    .limit(size)
    .offset(offset);

async function countBookings(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(where);
  return counted?.total ?? 0;
}

/** A page of bookings. */
export async function listBookings(
  db: Db,
  filter: BookingFilter,
  { size, offset, order, now }: BookingsPage,
): Promise<Listed<BookingResponse>> {
  const where = filterCondition(db, filter, now);
  if (filter.text === null) {
    const items = await bookingsWhere(db, where, columnsOf(order), { size, offset });
    return { items, total: await countBookings(db, where) };
  }
  const found = await foundPage(db, where, { size, offset, order });
  const page = { size, offset: 0 };
  const items =
    found.length > 0 ? await bookingsWhere(db, isFound(bookings.id, found), columnsOf(order), page) : [];
  return { items, total: found[0]?.total ?? (await countBookings(db, where)) };
}

/** All bookings of the list, in its order. */
export async function listBookingIds(
  db: Db,
  filter: BookingFilter,
  { order, now }: Pick<BookingsPage, 'order' | 'now'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(filterCondition(db, filter, now))
    .orderBy(...columnsOf(order));
  return rows.map(({ id }) => id);
}
