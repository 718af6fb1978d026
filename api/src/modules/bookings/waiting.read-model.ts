import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from './bookings.table.ts';

/** For how long nobody is asked again who has declined, or did not answer (docs/domain/bookings.md#waiting-list). */
const REST_MS = 24 * 3_600_000;

/** A group on a waiting list that may be offered seats. */
export interface WaitingGroup {
  readonly id: string;
  readonly persons: number;
  /** Since when there have been seats for the first of the queue, too few for all of it. */
  readonly blockedSince: Date | null;
}

/** Those who went back to the end of the queue rest; everybody else has not been asked yet. */
const isReady = (at: Date) =>
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
      persons: sql<number>`(select count(*)::int from ${bookingPersons}
        where ${bookingPersons.bookingId} = ${bookings.id} and ${bookingPersons.state} = 'active')`,
      blockedSince: bookings.blockedSince,
    })
    .from(bookings)
    .where(and(eq(bookings.state, 'waitlisted'), inArray(bookings.eventId, [...eventIds]), isReady(at)))
    .orderBy(asc(bookings.queuedAt), asc(bookings.id));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}
