import { type BookingWork, SEAT_TAKING_STATES, zurichDate } from '@firn/shared-contracts/domain';
import { and, eq, exists, gt, inArray, isNotNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { dunningSteps, dunningStops, LAST_LEVEL } from '../dunning/dunning.table.ts';
import { events } from '../events/events.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { isSetAside } from '../set-aside/set-aside.read-model.ts';
import { WAITING_FOR_OFFICE } from './booking-states.domain.ts';
import { bookings } from './bookings.table.ts';
import { owed } from './payment-status.read-model.ts';

/** A mail about the booking was given up, and its event is still to come. */
function hasLostMail(db: Db, now: Date): SQL | undefined {
  const lost = db
    .select({ booking: sql`substring(${outboxMails.about} from '[^/]+$')::uuid` })
    .from(outboxMails)
    .where(and(isNotNull(outboxMails.failedAt), sql`${outboxMails.about} ~ '^/api/bookings/[0-9a-f-]{36}$'`));
  const toCome = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, bookings.eventId), gt(events.start, now)));
  return and(inArray(bookings.id, lost), inArray(bookings.state, [...SEAT_TAKING_STATES]), exists(toCome));
}

/**
 * Nobody is reminded of the booking any more: every reminder has gone out, or there is no invoice to remind of. What the
 * office has stopped is no work (docs/domain/payments.md#dunning).
 */
function isLeftToOffice(db: Db): SQL | undefined {
  const issued = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(eq(invoices.bookingId, bookings.id), eq(invoices.kind, 'invoice'), eq(invoices.state, 'issued')),
    );
  const reminded = db
    .select({ id: dunningSteps.invoiceId })
    .from(dunningSteps)
    .innerJoin(invoices, eq(invoices.id, dunningSteps.invoiceId))
    .where(and(eq(invoices.bookingId, bookings.id), eq(dunningSteps.level, LAST_LEVEL)));
  const stopped = db
    .select({ id: dunningStops.bookingId })
    .from(dunningStops)
    .where(eq(dunningStops.bookingId, bookings.id));
  return and(notExists(stopped), or(exists(reminded), notExists(issued)));
}

/** Condition for bookings that are a cause of a kind of open work (docs/domain/office.md#open-work). */
export function isBookingCause(db: Db, kind: BookingWork, now: Date): SQL | undefined {
  switch (kind) {
    case 'bookings-requested':
      return inArray(bookings.state, [...WAITING_FOR_OFFICE]);
    case 'mails-not-sent':
      return hasLostMail(db, now);
    case 'refunds-due':
      return gt(bookings.paid, owed());
    case 'payments-overdue':
      return and(
        inArray(bookings.state, ['confirmed', 'completed', 'cancelled']),
        lt(bookings.dueDate, zurichDate(now)),
        lt(bookings.paid, bookings.total),
        isLeftToOffice(db),
      );
  }
}

/** Condition for bookings that are open work: causes of which the office has not said that nothing more is to do. */
export const isBookingWork = (db: Db, kind: BookingWork, now: Date): SQL | undefined =>
  and(isBookingCause(db, kind, now), not(isSetAside(db, kind, bookings.id)));
