import { and, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookedUp } from '../bookings/index.ts';
import { inForce } from './event-parts.read-model.ts';
import type { EventWishes } from './event-wishes.ts';
import { events } from './events.table.ts';

/** Rappen for a person, from the components in force, as `pricePerPerson` adds them up. */
export const priceFrom = (): SQL => sql`coalesce(
  (select sum(c.gross_price) from price_components c where c.event_id = ${events.id}),
  (select sum(c.gross_price) from price_components c where c.offer_id = ${events.offerId}),
  0)`;

const startsOn = (weekdays: readonly number[]): SQL =>
  sql`extract(isodow from ${events.start} at time zone 'Europe/Zurich')::int = any(${sql.param(weekdays)}::int[])`;

/** At least so many seats for whoever comes (docs/domain/states.md#availability). */
const hasFreePlaces = (db: Db, least: number, now: Date): SQL | undefined =>
  and(
    sql`${inForce('maximumParticipants')} >= ${least}`,
    sql`${events.id} not in ${bookedUp(db, least, now)}`,
  );

/** The moments and states in which an event takes bookings, as `notBookable` says of one. */
const takesBookings = (now: Date): SQL | undefined =>
  and(
    gt(events.start, now),
    gte(events.registrationDeadline, now),
    inArray(events.state, ['open', 'confirmed']),
    ne(inForce('type'), 'unknown'),
  );

/** Dates as a guest wishes them (docs/domain/queries.md#wishes). */
export function asWished(
  db: Db,
  { weekdays, priceUpTo, freePlaces, bookable }: EventWishes,
  now: Date,
): SQL | undefined {
  const least = Math.max(freePlaces ?? 0, bookable ? 1 : 0);
  return and(
    weekdays.length > 0 ? startsOn(weekdays) : undefined,
    priceUpTo === null ? undefined : sql`${priceFrom()} <= ${priceUpTo}`,
    bookable ? takesBookings(now) : undefined,
    least > 0 ? hasFreePlaces(db, least, now) : undefined,
  );
}
