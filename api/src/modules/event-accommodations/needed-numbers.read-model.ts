import type { AskedNumbers, NeededNumbers } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { guidesNoMore } from '../event-guides/guides-no-more.read-model.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { offerGuides } from '../offers/offers.table.ts';
import { eventAccommodations } from './event-accommodations.table.ts';

/** Bookings whose persons sleep with the event: they are sure to come. */
const COMING: readonly BookingState[] = ['pending_payment', 'confirmed', 'completed'];

const persons = sql`${bookingPersons}
  join ${bookings} on ${bookings.id} = ${bookingPersons.bookingId}
  where ${bookings.eventId} = ${events.id} and ${bookings.state} = any(${sql.param(COMING)}::text[])
    and ${bookingPersons.state} in ('active', 'attended')`;

/** Those who have accepted, or else those of the offer who stand in. */
const guides = sql`case
  when exists (select 1 from ${eventGuides} where ${eventGuides.eventId} = ${events.id})
  then (select count(*) from ${eventGuides} where ${eventGuides.eventId} = ${events.id})
  else (select count(*) from ${offerGuides} where ${offerGuides.offerId} = ${events.offerId}
    and not ${guidesNoMore(offerGuides.userId, events.id)}) end`;

const words = sql`string_agg(${bookingPersons.allergiesText}, '|' order by ${bookingPersons.allergiesText} collate "C")
  filter (where ${bookingPersons.allergies})`;

/** Arrival and departure as dates in SQL: the same as `stayOf` gives. */
export const ARRIVAL: SQL = sql`((${events.start} at time zone 'Europe/Zurich')::date + ${eventAccommodations.firstNight})`;
const DEPARTURE: SQL = sql`coalesce(${ARRIVAL} + ${eventAccommodations.nights},
  greatest(${ARRIVAL} + 1, (${events.end} at time zone 'Europe/Zurich')::date))`;

/** The time until which beds are given back for free. */
export const RELEASE_DAY: SQL = sql`(${ARRIVAL} - ${accommodations.releaseDays})`;
export const RELEASE_UNTIL: SQL = sql`((${RELEASE_DAY} + ${accommodations.releaseTime}::time) at time zone 'Europe/Zurich')`;

/**
 * What a house would be asked for now, as one object: what it is asked for is kept in the same form, so that one comparison
 * tells whether anything differs. The query joins events and accommodations to the reservations.
 */
export const WANTED: SQL<AskedNumbers> = sql<AskedNumbers>`(
  select jsonb_build_object(
    'persons', greatest(coalesce(${eventAccommodations.numberOfBeds}, 0), coming.guests + coming.guides),
    'guests', coming.guests, 'guestsWithSac', coming.with_sac, 'guides', coming.guides,
    'vegetarian', coming.vegetarian, 'allergies', coming.allergies,
    'allergiesDigest', case when ${accommodations.allergiesInWords} then coalesce(md5(coming.words), '') else '' end,
    'arrival', ${ARRIVAL}, 'departure', ${DEPARTURE},
    'rooms', ${eventAccommodations.numberOfBookedRooms}, 'halfBoard', ${eventAccommodations.halfBoard})
  from (
    select count(*) as guests, count(*) filter (where ${bookingPersons.sac}) as with_sac,
      count(*) filter (where ${bookingPersons.vegetarian}) as vegetarian,
      count(*) filter (where ${bookingPersons.allergies}) as allergies, ${words} as words, (${guides}) as guides
    from ${persons}
  ) as coming)`;

/** What people cannot eat, in their words, without their names. */
export const ALLERGIES: SQL<string[]> = sql<string[]>`(
  select coalesce(jsonb_agg(coalesce(nullif(trim(${bookingPersons.allergiesText}), ''), 'ohne Angabe')
    order by ${bookingPersons.allergiesText} collate "C") filter (where ${bookingPersons.allergies}), '[]')
  from ${persons})`;

/** The people behind what is wanted: without the beds that were asked for besides. */
export function neededOf({ guests, guides: leading, ...wanted }: AskedNumbers): NeededNumbers {
  const { guestsWithSac, vegetarian, allergies } = wanted;
  return { persons: guests + leading, guests, guestsWithSac, guides: leading, vegetarian, allergies };
}
