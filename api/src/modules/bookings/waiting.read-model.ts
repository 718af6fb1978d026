import { and, asc, count, eq, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from './bookings.table.ts';

/** For how long nobody is asked again who has declined, or did not answer (docs/domain/bookings.md#waiting-list). */
const REST_MS = 24 * 3_600_000;

/** A group on a waiting list that may be offered seats. */
export interface WaitingGroup {
  readonly id: string;
  readonly number: string;
  readonly persons: number;
  /** Since when there have been seats for the first of the queue, too few for all of it. */
  readonly blockedSince: Date | null;
}

/** Those who went back to the end of the queue rest; everybody else has not been asked yet. */
export const isReady = (at: Date) =>
  or(lte(bookings.queuedAt, bookings.createdAt), lte(bookings.queuedAt, new Date(at.getTime() - REST_MS)));

/** Whom the events' seats may be offered to, in their order; events without any have no entry. */
export async function waitingGroups(
  db: Db,
  eventIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, readonly WaitingGroup[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({
      eventId: bookings.eventId,
      id: bookings.id,
      number: bookings.number,
      persons: count(bookingPersons.id),
      blockedSince: bookings.blockedSince,
    })
    .from(bookings)
    .innerJoin(
      bookingPersons,
      and(eq(bookingPersons.bookingId, bookings.id), eq(bookingPersons.state, 'active')),
    )
    .where(and(eq(bookings.state, 'waitlisted'), inArray(bookings.eventId, [...eventIds]), isReady(at)))
    .groupBy(bookings.id)
    .orderBy(asc(bookings.queuedAt), asc(bookings.number));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** Persons on the waiting lists of events, whoever has been asked; events without any have no entry. */
export async function countWaitingPersons(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ eventId: bookings.eventId, persons: count(bookingPersons.id) })
    .from(bookings)
    .innerJoin(
      bookingPersons,
      and(eq(bookingPersons.bookingId, bookings.id), eq(bookingPersons.state, 'active')),
    )
    .where(and(eq(bookings.state, 'waitlisted'), inArray(bookings.eventId, [...eventIds])))
    .groupBy(bookings.eventId);
  return new Map(rows.map(({ eventId, persons }) => [eventId, persons]));
}
