import { addressBehind } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { type BookedEvent, type DueQuery, isNotReminded } from '../outbox/index.ts';
import { eventTitle, isKnown } from './feedback-columns.read-model.ts';
import { feedbacks } from './feedbacks.table.ts';

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
      booker: bookings.email,
      event: { code: events.code, title: eventTitle, start: events.start, end: events.end },
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(isKnown, where))
    .$dynamic();

type AskedRow = AskedPerson & { readonly booker: string };

/** Persons without an address of their own are asked at that of the booker. */
const reachable = ({ booker, ...person }: AskedRow): AskedPerson => ({
  ...person,
  email: addressBehind(person.email, booker),
});

/** The person with this id; null once nobody knows any more who it was. */
export async function findAskedPerson(db: Db, id: string): Promise<AskedPerson | null> {
  const [person] = await selectAsked(db, eq(bookingPersons.id, id));
  return person ? reachable(person) : null;
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

interface ToAsk extends Pick<DueQuery, 'key' | 'batch'> {
  /** SQL: whether the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
}

/** People who took part and have not been asked; with a batch they are locked, and another worker passes them by. */
export async function findToAsk(db: Db, { key, isDue, batch }: ToAsk): Promise<AskedPerson[]> {
  const asked = db
    .select({ one: sql`1` })
    .from(feedbacks)
    .where(eq(feedbacks.bookingPersonId, bookingPersons.id));
  const isToAsk = and(
    isDue,
    inArray(bookingPersons.state, ['active', 'attended']),
    ne(bookingPersons.email, ''),
    inArray(bookings.state, ['confirmed', 'completed']),
    inArray(events.state, ['open', 'confirmed', 'closed']),
    notExists(asked),
    isNotReminded(db, key, sql<string>`'/api/booking_persons/' || ${bookingPersons.id}`),
  );
  const due = selectAsked(db, isToAsk).orderBy(asc(events.start), asc(bookingPersons.id));
  const rows = await (batch === null
    ? due
    : due.limit(batch).for('update', { of: bookingPersons, skipLocked: true }));
  return rows.map(reachable);
}
