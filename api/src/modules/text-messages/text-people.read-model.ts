import { SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { eventGuides } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import type { Addressee } from './text-recipients.ts';

const takesPart = (): SQL | undefined =>
  and(
    inArray(bookings.state, [...SEAT_TAKING_STATES]),
    inArray(bookingPersons.state, ['active', 'attended', 'no_show']),
  );

/** People who take part in an event, in the order of booking. */
export async function participantsOf(db: Db, eventId: string): Promise<Addressee[]> {
  const rows = await db
    .select({
      bookingPersonId: bookingPersons.id,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
      phone: bookingPersons.phone,
      country: bookingPersons.country,
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(and(eq(bookings.eventId, eventId), takesPart()))
    .orderBy(asc(bookings.createdAt), asc(bookings.number), asc(bookingPersons.position));
  return rows.map((row) => ({ ...row, userId: null, fullName: fullNameOf(row) }));
}

/** True if one of the persons still takes part in an event. */
export async function oneTakesPart(db: Db, eventId: string, personIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(and(eq(bookings.eventId, eventId), inArray(bookingPersons.id, [...personIds]), takesPart()))
    .limit(1);
  return rows.length > 0;
}

async function usersWhere(db: Db, where: SQL | undefined): Promise<Addressee[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      country: users.country,
    })
    .from(users)
    .where(and(ne(users.state, 'deleted'), where))
    .orderBy(asc(users.sortKey), asc(users.id));
  return rows.map((row) => ({ ...row, bookingPersonId: null, fullName: fullNameOf(row) }));
}

const isGuide = () => sql`${users.roles} @> array['ROLE_GUIDE']::text[]`;

/** Guides who have agreed to lead an event. */
export function guidesOfEvent(db: Db, eventId: string): Promise<Addressee[]> {
  const own = db.select({ id: eventGuides.userId }).from(eventGuides).where(eq(eventGuides.eventId, eventId));
  return usersWhere(db, inArray(users.id, own));
}

export const allGuides = (db: Db): Promise<Addressee[]> => usersWhere(db, isGuide());

export const peopleOfGroup = (db: Db, group: string): Promise<Addressee[]> =>
  usersWhere(db, sql`${users.groups} @> array[${group}]::text[]`);

export const chosenUsers = (db: Db, ids: readonly string[]): Promise<Addressee[]> =>
  usersWhere(db, inArray(users.id, [...ids]));
