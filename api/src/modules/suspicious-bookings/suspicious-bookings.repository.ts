import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isFromNetwork, isOngoing, personCount, takesSeats } from '../bookings/booking-origins.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';

/**
 * Locks the ongoing bookings of a network and, before them, their events: like every lock of several events in the order
 * of their ids (docs/domain/bookings.md#capacity). The caller holds the lock of the network.
 */
export async function lockOngoing(tx: Tx, id: string, now: Date) {
  const which = and(isFromNetwork(tx, id, now), isOngoing(now));
  const theirs = tx.select({ id: bookings.eventId }).from(bookings).where(which);
  await tx
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, theirs))
    .orderBy(asc(events.id))
    .for('no key update');
  return tx
    .select({
      id: bookings.id,
      eventId: bookings.eventId,
      number: bookings.number,
      state: bookings.state,
      seats: sql<number>`case when ${takesSeats(now)} then ${personCount} else 0 end`,
    })
    .from(bookings)
    .where(which)
    .orderBy(asc(bookings.id))
    .for('update', { of: bookings });
}
