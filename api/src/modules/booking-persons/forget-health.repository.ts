import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';

/** Days after the end of an event (docs/domain/privacy.md#health-data). */
const HEALTH_KEPT_DAYS = 90;

const FORGOTTEN = {
  vegetarian: false,
  allergies: false,
  allergiesText: null,
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
} as const;

/** SQL: said something of their health, for an event that is over for long. */
function isOver(db: Db, now: Date): SQL | undefined {
  const until = zurichInstant(addDays(zurichDate(now), -HEALTH_KEPT_DAYS));
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, sql`${events.id} = ${bookings.eventId}`)
    .where(lt(events.end, until));
  return and(
    inArray(bookingPersons.bookingId, over),
    or(bookingPersons.vegetarian, bookingPersons.allergies, ne(bookingPersons.contactPhone, '')),
  );
}

/** The number of persons of whom that is still there. */
export const dueHealthData = (db: Db, now: Date): Promise<number> =>
  db.$count(bookingPersons, isOver(db, now));

/**
 * Deletes what persons said of allergies and whom to call, once their event is 90 days over; returns their number. One
 * statement: a job that dies has done all of it or nothing.
 */
export async function forgetHealthData({ db, clock }: ResourceDeps): Promise<number> {
  const rows = await db
    .update(bookingPersons)
    .set({ ...FORGOTTEN, version: sql`${bookingPersons.version} + 1` })
    .where(isOver(db, clock()))
    .returning({ id: bookingPersons.id });
  return rows.length;
}
