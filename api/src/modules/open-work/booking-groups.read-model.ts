import type { BookingWork } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { isBookingWork } from '../bookings/booking-work.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';
import { BOOKING_DAYS } from './work-days.read-model.ts';

const ORDERS = { dueDate: bookings.dueDate, createdAt: bookings.createdAt, start: events.start } as const;

function bookingGroup(kind: BookingWork, order: keyof typeof ORDERS): ReadGroup {
  return async (db, now) => {
    const rows = await db
      .select({
        total,
        id: bookings.id,
        number: bookings.number,
        firstName: bookings.firstName,
        lastName: bookings.lastName,
        event: sql<string>`coalesce(${events.title}, ${offers.title})`,
        day: sql<string | null>`(${BOOKING_DAYS[kind]})::text`,
      })
      .from(bookings)
      .innerJoin(events, eq(events.id, bookings.eventId))
      .innerJoin(offers, eq(offers.id, events.offerId))
      .where(isBookingWork(db, kind, now))
      .orderBy(asc(ORDERS[order]), asc(bookings.number))
      .limit(SHOWN);
    return groupOf(rows, (booking) => ({
      '@id': iri('bookings', booking.id),
      id: booking.id,
      code: booking.number,
      label: fullNameOf(booking),
      detail: booking.event,
      day: booking.day,
      offer: null,
    }));
  };
}

export const BOOKING_GROUPS: Readonly<Record<BookingWork, ReadGroup>> = {
  'bookings-requested': bookingGroup('bookings-requested', 'createdAt'),
  'mails-not-sent': bookingGroup('mails-not-sent', 'start'),
  'refunds-due': bookingGroup('refunds-due', 'createdAt'),
  'payments-overdue': bookingGroup('payments-overdue', 'dueDate'),
};
