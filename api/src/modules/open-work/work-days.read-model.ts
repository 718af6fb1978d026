import type { BookingWork, EventWork } from '@firn/shared-contracts/domain';
import { DECISION_DAYS } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '../bookings/bookings.table.ts';
import { FIRST_RELEASE } from '../event-accommodations/hut-work.read-model.ts';
import { events } from '../events/events.table.ts';

const zurichDay = (column: AnyPgColumn): SQL => sql`(${column} at time zone 'Europe/Zurich')::date`;

const START = zurichDay(events.start);
const END = zurichDay(events.end);
const BOOKED_ON = zurichDay(bookings.createdAt);

/** The day of each kind (docs/domain/office.md#open-work), as a date in SQL: what is told of a thing and what its task has. */
export const EVENT_DAYS: Readonly<Record<EventWork, SQL>> = {
  'decisions-due': sql`${START} - case when ${events.durationDays} > 1
    then ${DECISION_DAYS.severalDays}::int else ${DECISION_DAYS.oneDay}::int end`,
  'guides-missing': START,
  'huts-release': FIRST_RELEASE,
  'huts-changed': FIRST_RELEASE,
  'huts-unconfirmed': START,
  'materials-to-pack': START,
  'materials-not-back': END,
  'events-to-check': START,
  'incidents-unread': END,
  'reports-missing': END,
  'events-not-settled': END,
};

export const BOOKING_DAYS: Readonly<Record<BookingWork, SQL>> = {
  'bookings-requested': BOOKED_ON,
  'mails-not-sent': START,
  'refunds-due': BOOKED_ON,
  'payments-overdue': sql`${bookings.dueDate}`,
};

export const requestDay = (createdAt: AnyPgColumn): SQL => zurichDay(createdAt);

export const refusalDay = (stepRefusedAt: AnyPgColumn): SQL => zurichDay(stepRefusedAt);
