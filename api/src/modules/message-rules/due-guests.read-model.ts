import type { PoiResponse } from '@firn/shared-contracts/api';
import type { RuleChannel } from '@firn/shared-contracts/domain';
import { addressBehind } from '@firn/shared-contracts/domain';
import { and, asc, type Column, eq, exists, inArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { type DueQuery, isNotReminded } from '../outbox/index.ts';
import type { GuestTemplate } from './guest.mail.ts';

interface DueGuests extends Pick<DueQuery, 'key' | 'batch'> {
  readonly template: GuestTemplate;
  readonly channel: RuleChannel;
  /** SQL: whether the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
}

const EVENT = {
  id: events.id,
  version: events.version,
  code: events.code,
  title: sql<string>`coalesce(${events.title}, ${offers.title}, '')`,
  place: sql<string>`coalesce(${events.place}, ${offers.place}, '')`,
  meetingText: sql<string>`coalesce(${events.meetingText}, ${offers.meetingText}, '')`,
  pois: sql<PoiResponse[] | null>`coalesce(${events.pois}, ${offers.pois})`,
  start: events.start,
  end: events.end,
};
const BOOKING = {
  id: bookings.id,
  version: bookings.version,
  cancellationPolicy: bookings.cancellationPolicy,
};

/** SQL: whether a booking binds, and its event takes place or did. */
const takesPart = (template: GuestTemplate): SQL | undefined =>
  and(
    inArray(bookings.state, ['confirmed', 'completed']),
    inArray(events.state, template === 'thanks' ? ['open', 'confirmed', 'closed'] : ['open', 'confirmed']),
    template === 'last_info' ? eq(events.organized, true) : undefined,
  );

/** SQL: whether somebody is known, and for a mail has an address; of numbers the SMS itself says whether they take it. */
const isReachable = (email: Column, channel: RuleChannel): SQL | undefined =>
  and(notLike(email, '%@geloescht.invalid'), channel === 'mail' ? sql`${email} <> ''` : undefined);

/** SQL: whether a person of a booking comes or came. */
const isThere = (): SQL => inArray(bookingPersons.state, ['active', 'attended']);

/** Bookings whose mail is due and not sent; locked, they stay as they are meanwhile. */
export function findDueBookers(db: Db, { template, channel, key, isDue, batch }: DueGuests) {
  const somebodyComes = db
    .select({ id: sql<string>`${bookingPersons.id}::text` })
    .from(bookingPersons)
    .where(and(eq(bookingPersons.bookingId, bookings.id), isThere()));
  const due = db
    .select({
      subjectId: bookings.id,
      email: bookings.email,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      phone: bookings.phone,
      country: bookings.country,
      bookingPersonIds: sql<string[]>`array(${somebodyComes})`,
      booking: BOOKING,
      event: EVENT,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(
      and(
        isDue,
        takesPart(template),
        isReachable(bookings.email, channel),
        exists(somebodyComes),
        isNotReminded(db, key, sql<string>`'/api/bookings/' || ${bookings.id}`),
      ),
    )
    .orderBy(asc(events.start), asc(bookings.id))
    .$dynamic();
  return batch === null ? due : due.limit(batch).for('update', { of: bookings, skipLocked: true });
}

/** The same for each person of them who has an address. */
export async function findDuePersons(db: Db, { template, channel, key, isDue, batch }: DueGuests) {
  const due = db
    .select({
      subjectId: bookingPersons.id,
      email: bookingPersons.email,
      bookerEmail: bookings.email,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
      phone: bookingPersons.phone,
      country: bookingPersons.country,
      isBooker: bookingPersons.booker,
      booking: BOOKING,
      event: EVENT,
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(
      and(
        isDue,
        takesPart(template),
        isThere(),
        isReachable(bookingPersons.email, channel),
        isNotReminded(db, key, sql<string>`'/api/booking_persons/' || ${bookingPersons.id}`),
      ),
    )
    .orderBy(asc(events.start), asc(bookings.id), asc(bookingPersons.position))
    .$dynamic();
  const rows = await (batch === null
    ? due
    : due.limit(batch).for('update', { of: bookings, skipLocked: true }));
  return rows.map(({ bookerEmail, ...person }) => ({
    ...person,
    email: addressBehind(person.email, bookerEmail),
  }));
}
