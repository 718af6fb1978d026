import type { BookingResponse, WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { and, asc, count, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { hashToken } from '../auth/index.ts';
import { isBookedBy } from '../bookings/booked-by.read-model.ts';
import { bookings, waitlistLinks } from '../bookings/bookings.table.ts';
import { bookingsWhere, findBooking } from '../bookings/index.ts';
import { eventPage } from '../outbox/index.ts';

const WAITING = ['waitlisted', 'offered'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** SQL: what a link is about; an own entry also by its id, whatever has become of it. */
function isMeantBy(db: Db, token: string, { user }: Visitor): SQL | undefined {
  const linked = db
    .select({ id: waitlistLinks.bookingId })
    .from(waitlistLinks)
    .where(eq(waitlistLinks.tokenHash, hashToken(token)));
  if (!user || !UUID.test(token)) return inArray(bookings.id, linked);
  const own = and(eq(bookings.id, token), eq(bookings.userId, user.id), isNotNull(bookings.queuedAt));
  return or(inArray(bookings.id, linked), own);
}

/** The booking that a link of the waiting list is about; null for a link that is none. */
export async function findLinked(db: Db, token: string, visitor: Visitor): Promise<BookingResponse | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(isMeantBy(db, token, visitor));
  return row ? findBooking(db, row.id) : null;
}

const BOUND: readonly BookingResponse['state'][] = ['confirmed', 'completed'];

function linkState({ state, offeredUntil }: BookingResponse, now: Date): WaitlistLinkResponse['state'] {
  if (BOUND.includes(state)) return 'confirmed';
  if (state === 'waitlisted') return 'waitlisted';
  if (state !== 'offered') return 'over';
  // An offer that has run out goes back to the queue, as soon as the job comes by.
  return offeredUntil && new Date(offeredUntil) > now ? 'offered' : 'waitlisted';
}

/** What a link is about: nothing of the persons, since mails are passed on. */
export function linkResponse(booking: BookingResponse, token: string, now: Date): WaitlistLinkResponse {
  const state = linkState(booking, now);
  const { event } = booking;
  return {
    '@id': iri('waitlist_entries', encodeURIComponent(token)),
    '@type': 'WaitlistLink',
    id: booking.id,
    state,
    bookingNumber: booking.bookingNumber,
    eventPath: eventPage('', event),
    title: event.title,
    start: event.start,
    end: event.end,
    persons: booking.personCount,
    total: booking.total,
    position: booking.waitlistPosition,
    offeredUntil: state === 'offered' ? booking.offeredUntil : null,
    cancellationPolicy: booking.cancellationPolicy,
  };
}

export interface EntryFilter {
  /** Only the entries of this account; null: all. */
  readonly userId: string | null;
  /** Only those of this person, with or without an account; for the office. */
  readonly personId: string | null;
  readonly eventIds: readonly string[];
}

/** Entries in the order of their queues. */
export async function listEntries(
  db: Db,
  { userId, personId, eventIds }: EntryFilter,
  page: Page,
): Promise<Listed<BookingResponse>> {
  const where = and(
    inArray(bookings.state, [...WAITING]),
    userId === null ? undefined : eq(bookings.userId, userId),
    personId === null ? undefined : isBookedBy(personId),
    eventIds.length > 0 ? inArray(bookings.eventId, [...eventIds]) : undefined,
  );
  const order = [asc(bookings.queuedAt), asc(bookings.number)];
  const [counted] = await db.select({ total: count() }).from(bookings).where(where);
  return { items: await bookingsWhere(db, where, order, page), total: counted?.total ?? 0 };
}

/** Events somebody waits for, or has been offered seats of. */
export async function eventsWithEntries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ eventId: bookings.eventId })
    .from(bookings)
    .where(inArray(bookings.state, [...WAITING]))
    .orderBy(asc(bookings.eventId));
  return rows.map(({ eventId }) => eventId);
}
