import { RELEASE_LEAD_DAYS, zurichDate } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { events } from '../events/events.table.ts';
import { eventAccommodations } from './event-accommodations.table.ts';
import { ARRIVAL, RELEASE_DAY, RELEASE_UNTIL, WANTED } from './needed-numbers.read-model.ts';

/** Reservations of the event of the outer query, with their houses. */
const ofEvent = sql`${eventAccommodations}
  join ${accommodations} on ${accommodations.id} = ${eventAccommodations.accommodationId}
  where ${eventAccommodations.eventId} = ${events.id}`;
const isAsked = sql`${eventAccommodations.state} in ('requested', 'confirmed')`;

/** A house of the event has not said yes. */
export const hasUnconfirmedHouse = (): SQL =>
  sql`exists (select 1 from ${ofEvent} and ${eventAccommodations.state} in ('planned', 'requested'))`;

/** A house of the event was asked for something else than is needed, and its guests are to come. */
export const hasHouseWithOtherNumbers = (now: Date): SQL =>
  sql`exists (select 1 from ${ofEvent} and ${isAsked} and ${ARRIVAL} >= ${zurichDate(now)}::date
    and (${events.state} = 'cancelled' or not (${eventAccommodations.asked} @> ${WANTED})))`;

/** Beds of the event can be given back for free, and not for long any more. */
export const hasReleaseSoon = (now: Date): SQL =>
  sql`exists (select 1 from ${ofEvent} and ${isAsked} and ${RELEASE_UNTIL} > ${now.toISOString()}::timestamptz
    and ${RELEASE_DAY} <= ${zurichDate(now)}::date + ${RELEASE_LEAD_DAYS}::int)`;

/** The first day of release of the event's reservations that a house knows of. */
export const FIRST_RELEASE: SQL = sql`(select min(${RELEASE_DAY}) from ${ofEvent} and ${isAsked})`;
