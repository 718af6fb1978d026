import { addressBehind } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { users } from '../users/users.table.ts';

/** Somebody to write to, and what the mail is about. */
export interface Reader {
  readonly email: string;
  readonly name: string;
  /** Id of the booking, the assignment or the reservation. */
  readonly aboutId: string;
}

/** One of each address, however it is written, the first of them. */
function onePerAddress(readers: readonly Reader[]): Reader[] {
  const byAddress = Map.groupBy(readers, ({ email }) => email.toLowerCase());
  return [...byAddress.values()].flatMap(([first]) => first ?? []);
}

/** Reads the participants of these bookings whose address is not their booker's. */
export async function participantsOf(db: Db, bookingIds: readonly string[]): Promise<Reader[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .select({
      email: bookingPersons.email,
      name: bookingPersons.firstName,
      aboutId: bookings.id,
      booker: bookings.email,
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(and(inArray(bookings.id, [...bookingIds]), eq(bookingPersons.state, 'active')))
    .orderBy(asc(bookings.number), asc(bookingPersons.position));
  const bookers = new Set(rows.map(({ booker }) => booker.toLowerCase()));
  const own = rows
    .map(({ booker, ...person }) => ({ ...person, email: addressBehind(person.email, booker) }))
    .filter(({ email }) => email !== '' && !bookers.has(email.toLowerCase()));
  return onePerAddress(own);
}

/** Guides who are asked for the event, or lead it. */
export const guidesOf = (db: Db, eventId: string): Promise<Reader[]> =>
  db
    .select({ email: users.email, name: users.firstName, aboutId: guideAssignments.id })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(and(eq(guideAssignments.eventId, eventId), inArray(guideAssignments.state, ['asked', 'accepted'])))
    .orderBy(asc(users.sortKey));

/** Houses that know of the event and read mail. */
export async function housesOf(db: Db, eventId: string): Promise<Reader[]> {
  const rows = await db
    .select({
      email: accommodations.email,
      name: accommodations.title,
      aboutId: eventAccommodations.id,
    })
    .from(eventAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, eventAccommodations.accommodationId))
    .where(
      and(
        eq(eventAccommodations.eventId, eventId),
        inArray(eventAccommodations.state, ['requested', 'confirmed']),
        eq(accommodations.asksBy, 'mail'),
        isNotNull(accommodations.email),
      ),
    )
    .orderBy(asc(eventAccommodations.position));
  return onePerAddress(rows.flatMap(({ email, ...house }) => (email ? [{ ...house, email }] : [])));
}
