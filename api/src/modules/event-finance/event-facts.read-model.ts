import type { BookingState } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { bookingPersons, bookingPriceLines, bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { eventReports, type StoredExpense } from '../event-reports/event-reports.table.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import type { EventFacts, LineSum } from './event-figures.domain.ts';

/** Bookings that count: what binds, and the fee of what was cancelled. A hold or a request may come to nothing. */
const COUNTED: readonly BookingState[] = ['confirmed', 'completed', 'cancelled'];
const TAKING_PART: readonly BookingState[] = ['confirmed', 'completed'];

const counted = (eventId: string) =>
  and(eq(bookings.eventId, eventId), inArray(bookings.state, [...COUNTED]));

/** A sum of Rappen, which PostgreSQL gives as a bigint; 0 of no rows. */
const rappen = (amount: unknown) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

async function findEvent(db: Db, eventId: string) {
  const [row] = await db
    .select({
      durationDays: events.durationDays,
      expenses: eventReports.expenses,
      dayRates: settings.dayRates,
      vatMethod: settings.vatMethod,
      flatRatePercent: settings.flatRatePercent,
    })
    .from(events)
    .crossJoin(settings)
    .leftJoin(eventReports, eq(eventReports.eventId, events.id))
    .where(eq(events.id, eventId));
  return row && { ...row, expenses: row.expenses ?? [] };
}

async function sumBookings(db: Db, eventId: string) {
  const takesPart = db
    .select({ count: sql`count(*)` })
    .from(bookingPersons)
    .where(
      and(
        eq(bookingPersons.bookingId, bookings.id),
        inArray(bookings.state, [...TAKING_PART]),
        inArray(bookingPersons.state, ['active', 'attended', 'no_show']),
      ),
    );
  const [row] = await db
    .select({
      owed: rappen(owed()),
      paid: rappen(bookings.paid),
      open: rappen(sql`greatest(${owed()} - ${bookings.paid}, 0)`),
      persons: rappen(sql`(${takesPart})`),
    })
    .from(bookings)
    .where(counted(eventId));
  return row ?? { owed: 0, paid: 0, open: 0, persons: 0 };
}

function sumLines(db: Db, eventId: string): Promise<LineSum[]> {
  const { title, origin, vatCategory, vatPercent, total, vat, position } = bookingPriceLines;
  return db
    .select({ title, origin, vatCategory, vatPercent, total: rappen(total), vat: rappen(vat) })
    .from(bookingPriceLines)
    .innerJoin(bookings, eq(bookings.id, bookingPriceLines.bookingId))
    .where(counted(eventId))
    .groupBy(title, origin, vatCategory, vatPercent)
    .orderBy(asc(min(position)), asc(title), asc(vatCategory));
}

async function findGuides(db: Db, eventId: string): Promise<EventFacts['guides']> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName, level: users.guideLevel })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(and(eq(guideAssignments.eventId, eventId), eq(guideAssignments.state, 'accepted')))
    .orderBy(asc(users.sortKey), asc(users.id));
  return rows.map(({ level, ...name }) => ({ name: fullNameOf(name), level }));
}

/** With the expenses as the guide handed them in. */
type ReportedFacts = EventFacts & { readonly expenses: readonly StoredExpense[] };

/** The facts behind the figures of an event, by four statements; null when there is no such event. */
export async function findEventFacts(db: Db, eventId: string): Promise<ReportedFacts | null> {
  const event = await findEvent(db, eventId);
  if (!event) return null;
  return {
    ...event,
    ...(await sumBookings(db, eventId)),
    lines: await sumLines(db, eventId),
    guides: await findGuides(db, eventId),
  };
}
