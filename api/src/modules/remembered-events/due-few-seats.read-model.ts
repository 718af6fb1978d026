import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { seatsTaken } from '../bookings/seats.read-model.ts';
import { isPublic } from '../events/event-visibility.read-model.ts';
import { events } from '../events/events.table.ts';
import { isWrittenTo, REMEMBERER } from '../events/rememberers.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { type DueQuery, isNotReminded } from '../outbox/index.ts';
import { users } from '../users/users.table.ts';
import { rememberedEvents } from './remembered-events.table.ts';

/** The same number as the public reads (docs/domain/states.md#availability). */
const FEW = 3;

/** What the reminder is of: putting an event on the list again brings no second one. */
const aboutEntry = sql<string>`'/api/users/' || ${rememberedEvents.userId} || '/remembered_events/' || ${rememberedEvents.eventId}`;
const title = sql<string>`coalesce(${events.title}, ${offers.title})`;
const place = sql<string>`coalesce(${events.place}, ${offers.place}, '')`;
const free = sql<number>`coalesce(${events.maximumParticipants}, ${offers.maximumParticipants}) - coalesce(${seatsTaken.taken}, 0)`;

/** Entries of events with few seats left whose owners have not been told. Where somebody waits, the seats are theirs. */
export function findFewSeats(db: Db, { key, now, batch }: Pick<DueQuery, 'key' | 'now' | 'batch'>) {
  const waiting = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.eventId, events.id), inArray(bookings.state, ['waitlisted', 'offered'])));
  const due = db
    .select({
      rememberer: REMEMBERER,
      reminder: aboutEntry,
      freePlaces: free,
      event: {
        id: events.id,
        version: events.version,
        code: events.code,
        title,
        place,
        start: events.start,
        end: events.end,
      },
    })
    .from(rememberedEvents)
    .innerJoin(users, eq(users.id, rememberedEvents.userId))
    .innerJoin(events, eq(events.id, rememberedEvents.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .leftJoin(seatsTaken, eq(seatsTaken.eventId, events.id))
    .where(
      and(
        inArray(events.state, ['open', 'confirmed']),
        isPublic(),
        gt(events.start, now),
        gt(events.registrationDeadline, now),
        sql`${free} between 1 and ${FEW}`,
        isWrittenTo(db),
        notExists(waiting),
        isNotReminded(db, key, aboutEntry),
      ),
    )
    .orderBy(asc(rememberedEvents.id))
    .$dynamic();
  return batch === null ? due : due.limit(batch).for('update', { of: rememberedEvents, skipLocked: true });
}
