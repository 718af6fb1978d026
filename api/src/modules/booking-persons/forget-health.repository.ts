import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';

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

/** Bookings of events that are over for long. */
function bookingsOver(db: Db, now: Date) {
  const until = zurichInstant(addDays(zurichDate(now), -HEALTH_KEPT_DAYS));
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(events, sql`${events.id} = ${bookings.eventId}`)
    .where(lt(events.end, until));
}

/** SQL: said something of their health, for an event that is over for long. */
function isOver(db: Db, now: Date): SQL | undefined {
  return and(
    inArray(bookingPersons.bookingId, bookingsOver(db, now)),
    or(bookingPersons.vegetarian, bookingPersons.allergies, ne(bookingPersons.contactPhone, '')),
  );
}

/** The number of persons of whom that is still there. */
export const dueHealthData = (db: Db, now: Date): Promise<number> =>
  db.$count(bookingPersons, isOver(db, now));

/** Sizes and weights; the store still looks for a piece that somebody has not brought back. */
async function forgetSizes(tx: Tx, now: Date): Promise<void> {
  const { bookingId, state, values, version } = rentingMaterialOrders;
  await tx
    .update(rentingMaterialOrders)
    .set({ values: [], version: sql`${version} + 1` })
    .where(
      and(
        inArray(bookingId, bookingsOver(tx, now)),
        ne(state, 'handed_out'),
        sql`jsonb_array_length(${values}) > 0`,
      ),
    );
}

/**
 * Deletes what persons said of allergies, of their sizes and whom to call, once their event is 90 days over; returns the
 * number of those who said something of their health. One transaction: a job that dies has done all of it or nothing.
 */
export function forgetHealthData({ db, clock }: ResourceDeps): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    await forgetSizes(tx, now);
    const rows = await tx
      .update(bookingPersons)
      .set({ ...FORGOTTEN, version: sql`${bookingPersons.version} + 1` })
      .where(isOver(tx, now))
      .returning({ id: bookingPersons.id });
    return rows.length;
  });
}
