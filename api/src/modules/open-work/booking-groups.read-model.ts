import { type BookingWork, zurichDate } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { isBookingWork } from '../bookings/booking-work.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';

interface Dates {
  readonly createdAt: Date;
  readonly dueDate: string | null;
  readonly start: Date;
}

const ORDERS = { dueDate: bookings.dueDate, createdAt: bookings.createdAt, start: events.start } as const;

function bookingGroup(
  kind: BookingWork,
  order: keyof typeof ORDERS,
  dayOf: (booking: Dates) => string | null,
): ReadGroup {
  return async (db, now) => {
    const rows = await db
      .select({
        total,
        id: bookings.id,
        number: bookings.number,
        firstName: bookings.firstName,
        lastName: bookings.lastName,
        event: sql<string>`coalesce(${events.title}, ${offers.title})`,
        createdAt: bookings.createdAt,
        dueDate: bookings.dueDate,
        start: events.start,
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
      day: dayOf(booking),
      offer: null,
    }));
  };
}

const bookedOn = ({ createdAt }: Dates) => zurichDate(createdAt);

export const BOOKING_GROUPS: Readonly<Record<BookingWork, ReadGroup>> = {
  'bookings-requested': bookingGroup('bookings-requested', 'createdAt', bookedOn),
  'mails-not-sent': bookingGroup('mails-not-sent', 'start', ({ start }) => zurichDate(start)),
  'refunds-due': bookingGroup('refunds-due', 'createdAt', bookedOn),
  'payments-overdue': bookingGroup('payments-overdue', 'dueDate', ({ dueDate }) => dueDate),
};
