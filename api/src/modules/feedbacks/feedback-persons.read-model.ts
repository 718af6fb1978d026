import { sameTimeAfter } from '@firn/shared-contracts/domain';
import { and, asc, eq, gte, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import type { BookedEvent } from '../outbox/index.ts';
import { eventTitle, isKnown } from './feedback-columns.read-model.ts';
import { feedbacks } from './feedbacks.table.ts';

/** Days after the end on which people are asked, at the same time of day (docs/domain/feedback.md#asking). */
const DAYS_AFTER = 1;
/** A worker that was away makes up for so many days. */
const DAYS_BACK = 7;

/** A person to write to, and the event to write about. */
export interface AskedPerson {
  readonly id: string;
  readonly bookingId: string;
  readonly eventId: string;
  readonly firstName: string;
  readonly email: string;
  readonly event: BookedEvent;
}

const selectAsked = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: bookingPersons.id,
      bookingId: bookings.id,
      eventId: events.id,
      firstName: bookingPersons.firstName,
      email: bookingPersons.email,
      event: { code: events.code, title: eventTitle, start: events.start, end: events.end },
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(isKnown, where))
    .$dynamic();

/** The person with this id; null once nobody knows any more who it was. */
export async function findAskedPerson(db: Db, id: string): Promise<AskedPerson | null> {
  const [person] = await selectAsked(db, eq(bookingPersons.id, id));
  return person ?? null;
}

/** The event that a person is booked on. */
export async function findBookedEventId(db: Db, bookingPersonId: string): Promise<string | null> {
  const [person] = await db
    .select({ eventId: bookings.eventId })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(eq(bookingPersons.id, bookingPersonId));
  return person?.eventId ?? null;
}

/** SQL: ended a day ago, or in the days that a worker makes up for. */
const endedLately = (now: Date): SQL | undefined =>
  and(
    lte(events.end, sameTimeAfter(now, -DAYS_AFTER)),
    gte(events.end, sameTimeAfter(now, -DAYS_AFTER - DAYS_BACK)),
  );

/**
 * People who took part and have not been asked, locked until the transaction ends: another worker passes them by.
 */
export async function lockToAsk(tx: Tx, now: Date, most: number): Promise<AskedPerson[]> {
  const asked = tx
    .select({ one: sql`1` })
    .from(feedbacks)
    .where(eq(feedbacks.bookingPersonId, bookingPersons.id));
  const isAsked = and(
    inArray(bookingPersons.state, ['active', 'attended']),
    inArray(bookings.state, ['confirmed', 'completed']),
    inArray(events.state, ['open', 'confirmed', 'closed']),
    endedLately(now),
    notExists(asked),
  );
  return selectAsked(tx, isAsked)
    .orderBy(asc(bookingPersons.id))
    .limit(most)
    .for('update', { of: bookingPersons, skipLocked: true });
}
