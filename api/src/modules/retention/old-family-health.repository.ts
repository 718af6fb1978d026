import { and, count, eq, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { users } from '../users/users.table.ts';
import type { Due } from './due.ts';

const FORGOTTEN = {
  vegetarian: false,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
} as const;

const lastHere = sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`;

const saysSomething = or(
  familyMembers.vegetarian,
  familyMembers.allergies,
  isNotNull(familyMembers.hardestTour),
  ne(familyMembers.contactPhone, ''),
);

/** Family of whoever was not logged in since. */
const isOver = (limit: Date) => and(saysSomething, lt(familyMembers.createdAt, limit), lt(lastHere, limit));

export async function oldFamilyHealth(db: Db, limit: Date): Promise<Due> {
  const [due] = await db
    .select({ due: count(), oldest: min(lastHere).mapWith(users.createdAt) })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(isOver(limit));
  return due ?? { due: 0, oldest: null };
}

/** What somebody once said of the health of their family, and whom to call (docs/domain/privacy.md#health-data). */
export async function forgetFamilyHealth(db: Db, limit: Date): Promise<void> {
  const over = db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(isOver(limit));
  await db
    .update(familyMembers)
    .set({ ...FORGOTTEN, version: sql`${familyMembers.version} + 1` })
    .where(inArray(familyMembers.id, over));
}
