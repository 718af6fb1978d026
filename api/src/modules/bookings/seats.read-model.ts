import { and, count, eq, inArray } from 'drizzle-orm';
import { integer, pgView, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from './bookings.table.ts';

/**
 * Seats taken per event, made by a migration so that this query and the capacity trigger count alike:
 * active and attending persons of bookings that take a seat; `held` and `offered` only until they expire
 * (docs/domain/states.md#seats). Events without a taken seat have no row.
 */
export const seatsTaken = pgView('seats_taken', {
  eventId: uuid().notNull(),
  taken: integer().notNull(),
}).existing();

/** Seats of an event that wait for an answer of the office. */
export async function requestedSeats(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(
      and(eq(bookings.eventId, eventId), eq(bookings.state, 'requested'), eq(bookingPersons.state, 'active')),
    );
  return row?.count ?? 0;
}

/** Seats taken of the given events; every id has an entry. */
export async function takenSeats(db: Db, eventIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(eventIds.map((eventId) => [eventId, 0]));
  if (eventIds.length === 0) return counts;
  const rows = await db
    .select()
    .from(seatsTaken)
    .where(inArray(seatsTaken.eventId, [...eventIds]));
  for (const row of rows) counts.set(row.eventId, row.taken);
  return counts;
}
