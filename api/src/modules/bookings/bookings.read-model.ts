import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import { isOngoing, paymentStatusOf, slugify } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { hashToken } from '../auth/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import {
  type BookedOrder,
  findBookedOrders,
  rentedBy,
} from '../renting-material-orders/booked-orders.read-model.ts';
import { settings } from '../settings/settings.table.ts';
import { annulledStep } from './annulled-step.read-model.ts';
import { readableBookings } from './booking-access.read-model.ts';
import { findPartnerOf } from './booking-partners.read-model.ts';
import { isChangeable } from './booking-states.domain.ts';
import { choiceUntil, isSeated, materialChangesUntil } from './bookings.domain.ts';
import { bookingPersons, bookingPriceLines, bookings } from './bookings.table.ts';
import { shownLine, vatTotalsOf } from './price.domain.ts';

type PersonRow = typeof bookingPersons.$inferSelect;
type LineRow = typeof bookingPriceLines.$inferSelect;

const bookingWithEvent = {
  booking: bookings,
  event: {
    id: events.id,
    code: events.code,
    title: sql<string>`coalesce(${events.title}, ${offers.title})`,
    place: sql<string>`coalesce(${events.place}, ${offers.place}, '')`,
    meetingText: sql<string>`coalesce(${events.meetingText}, ${offers.meetingText}, '')`,
    start: events.start,
    end: events.end,
    state: events.state,
    cancellationReason: events.cancellationReason,
  },
  registrationDeadline: events.registrationDeadline,
  materialChangeDays: settings.materialChangeDays,
  annulled: annulledStep(),
  /** Entries of the same event that stand before this one, and itself. */
  waitlistPosition: sql<number | null>`case when ${bookings.state} = 'waitlisted' then (
    select count(*)::int from bookings ahead
    where ahead.event_id = ${bookings.eventId} and ahead.state = 'waitlisted'
      and (ahead.queued_at, ahead.number) <= (${bookings.queuedAt}, ${bookings.number})
  ) end`,
};

const selectBookings = (db: Db) =>
  db
    .select(bookingWithEvent)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .crossJoin(settings)
    .$dynamic();

type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

function personResponse(row: PersonRow, orders: readonly BookedOrder[]): BookingPersonResponse {
  return {
    '@id': iri('booking_persons', row.id),
    '@type': 'BookingPerson',
    id: row.id,
    state: row.state,
    booker: row.booker,
    salutation: row.salutation,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    birthday: row.birthday,
    address: row.address,
    postalCode: row.postalCode,
    city: row.city,
    country: row.country,
    phone: row.phone || null,
    phonePrivate: row.phonePrivate,
    phoneCompany: row.phoneCompany,
    sac: row.sac,
    sacNumber: row.sacNumber,
    vegetarian: row.vegetarian,
    allergies: row.allergies,
    allergiesText: row.allergiesText,
    hardestTour: row.hardestTour,
    contactFirstName: row.contactFirstName,
    contactLastName: row.contactLastName,
    contactPhone: row.contactPhone,
    guardianName: row.guardianName,
    guardianConsent: row.guardianConsent,
    ...rentedBy(orders),
    version: row.version,
  };
}

function eventResponse({ start, end, ...event }: BookingRow['event']): BookingResponse['event'] {
  return {
    '@id': iri('events', event.id),
    ...event,
    slug: slugify(event.title),
    start: start.toISOString(),
    end: end.toISOString(),
  };
}

function bookerResponse(booking: BookingRow['booking']): BookingResponse['booker'] {
  const { salutation, firstName, lastName, email, phone, address, postalCode, city, country } = booking;
  const fullName = fullNameOf(booking);
  return { salutation, firstName, lastName, fullName, email, phone, address, postalCode, city, country };
}

function bookingResponse(
  row: BookingRow,
  persons: readonly PersonRow[],
  lineRows: readonly LineRow[],
  orders: readonly BookedOrder[],
): BookingResponse {
  const { booking, event, registrationDeadline, waitlistPosition } = row;
  const lines = lineRows.map(({ bookingId: _booking, position: _position, ...line }) => shownLine(line));
  return {
    '@id': iri('bookings', booking.id),
    '@type': 'Booking',
    id: booking.id,
    version: booking.version,
    bookingNumber: booking.number,
    state: booking.state,
    paymentMethod: booking.paymentMethod,
    paymentStatus: paymentStatusOf(booking),
    event: eventResponse(event),
    user: booking.userId ? iri('users', booking.userId) : null,
    guest: null,
    booker: bookerResponse(booking),
    invoiceTo: booking.invoiceTo,
    bookingPersons: persons.map((person) =>
      personResponse(
        person,
        orders.filter(({ personId }) => personId === person.id),
      ),
    ),
    personCount: persons.filter(isSeated).length,
    message: booking.message,
    lines,
    accountingNos: null,
    vatTotals: vatTotalsOf(lines),
    total: booking.total,
    paid: booking.paid,
    cancellationPolicy: booking.cancellationPolicy,
    freeCancellationUntil: booking.freeCancellationUntil?.toISOString() ?? null,
    changesUntil: isChangeable(booking.state) ? registrationDeadline.toISOString() : null,
    rebookableUntil: rebookableUntilOf(row)?.toISOString() ?? null,
    materialChangesUntil: isChangeable(booking.state)
      ? materialChangesUntil(event.start, row.materialChangeDays).toISOString()
      : null,
    cancellableUntil: isOngoing(booking.state) ? event.start.toISOString() : null,
    waitlistPosition,
    offeredUntil: booking.state === 'offered' ? (booking.expiresAt?.toISOString() ?? null) : null,
    createdAt: booking.createdAt.toISOString(),
    dueDate: booking.dueDate,
    confirmBy: confirmByOf(booking)?.toISOString() ?? null,
    payBy: booking.state === 'pending_payment' ? (booking.expiresAt?.toISOString() ?? null) : null,
    accessToken: null,
  };
}

/** Another date: as long as other changes, or for a while after the event was called off. */
function rebookableUntilOf({ booking, registrationDeadline, annulled }: BookingRow): Date | null {
  if (isChangeable(booking.state)) return registrationDeadline;
  return annulled && isChangeable(annulled.from) ? choiceUntil(new Date(annulled.at)) : null;
}

/** A hold that has a link waits for it. */
const confirmByOf = ({ state, confirmationTokenHash, expiresAt }: BookingRow['booking']): Date | null =>
  state === 'held' && confirmationTokenHash ? expiresAt : null;

/** Adds persons, price lines and material: three queries for any number of bookings. */
async function withParts(db: Db, rows: readonly BookingRow[]): Promise<BookingResponse[]> {
  const ids = rows.map(({ booking }) => booking.id);
  if (ids.length === 0) return [];
  const persons = await db
    .select()
    .from(bookingPersons)
    .where(inArray(bookingPersons.bookingId, ids))
    .orderBy(asc(bookingPersons.position));
  const lines = await db
    .select()
    .from(bookingPriceLines)
    .where(inArray(bookingPriceLines.bookingId, ids))
    .orderBy(asc(bookingPriceLines.position));
  const personsOf = Map.groupBy(persons, ({ bookingId }) => bookingId);
  const linesOf = Map.groupBy(lines, ({ bookingId }) => bookingId);
  const orders = await findBookedOrders(db, ...ids);
  return rows.map((row) =>
    bookingResponse(row, personsOf.get(row.booking.id) ?? [], linesOf.get(row.booking.id) ?? [], orders),
  );
}

/** One booking, if it meets the condition; null otherwise. */
export async function findBooking(
  db: Db,
  id: string,
  condition: SQL | undefined = undefined,
): Promise<BookingResponse | null> {
  const rows = await selectBookings(db).where(and(eq(bookings.id, id), condition));
  return (await withParts(db, rows))[0] ?? null;
}

/** One booking for the office, which alone learns by which guest without an account it is, and who brought them. */
export async function findOfficeBooking(db: Db, id: string): Promise<BookingResponse | null> {
  const booking = await findBooking(db, id);
  const [row] = await db.select({ guestId: bookings.guestId }).from(bookings).where(eq(bookings.id, id));
  if (!booking) return null;
  const guest = row?.guestId ? iri('users', row.guestId) : null;
  return { ...booking, guest, partner: await findPartnerOf(db, booking.id) };
}

/** One booking, if the visitor may read it, or holds its token. */
export const findReadableBooking = (
  db: Db,
  id: string,
  visitor: Visitor,
  token: string | null,
): Promise<BookingResponse | null> => findBooking(db, id, readableBookings(visitor, token));

/** The booking whose mail has the token; null otherwise. */
export const findBookingToConfirm = (db: Db, id: string, token: string): Promise<BookingResponse | null> =>
  findBooking(db, id, eq(bookings.confirmationTokenHash, hashToken(token)));

/** A page of the bookings that meet a condition, in this order. */
export async function bookingsWhere(
  db: Db,
  where: SQL | undefined,
  order: readonly SQL[],
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<BookingResponse[]> {
  const rows = await selectBookings(db)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset);
  return withParts(db, rows);
}
