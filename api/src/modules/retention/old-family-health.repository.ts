import { and, count, eq, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { ownDiets } from '../own-diet/own-diet.table.ts';
import { ownSizes } from '../own-sizes/own-sizes.table.ts';
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
  sql`jsonb_array_length(${familyMembers.rentingMaterialPropertyValues}) > 0`,
);

/** Family of whoever was not logged in since. */
const isOver = (limit: Date) => and(saysSomething, lt(familyMembers.createdAt, limit), lt(lastHere, limit));

/** Own sizes of whoever was not logged in since. */
const sizesAreOver = (limit: Date) => and(lt(ownSizes.updatedAt, limit), lt(lastHere, limit));

/** Own food and allergies of whoever was not logged in since. */
const dietIsOver = (limit: Date) => and(lt(ownDiets.agreedAt, limit), lt(lastHere, limit));

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

export async function oldFamilyHealth(db: Db, limit: Date): Promise<Due> {
  const [family] = await db
    .select({ due: count(), oldest: min(lastHere).mapWith(users.createdAt) })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(isOver(limit));
  const [sizes] = await db
    .select({ due: count(), oldest: min(lastHere).mapWith(users.createdAt) })
    .from(ownSizes)
    .innerJoin(users, eq(users.id, ownSizes.userId))
    .where(sizesAreOver(limit));
  const [diets] = await db
    .select({ due: count(), oldest: min(lastHere).mapWith(users.createdAt) })
    .from(ownDiets)
    .innerJoin(users, eq(users.id, ownDiets.userId))
    .where(dietIsOver(limit));
  const parts = [family, sizes, diets];
  return {
    due: parts.reduce((sum, part) => sum + (part?.due ?? 0), 0),
    oldest: parts.reduce<Date | null>((oldest, part) => earlier(oldest, part?.oldest ?? null), null),
  };
}

/**
 * Forgets what somebody once said of the health of their family and of their own, whom to call, and everybody's sizes
 * (docs/domain/privacy.md#health-data).
 */
export async function forgetFamilyHealth(db: Db, limit: Date): Promise<void> {
  const over = db
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(isOver(limit));
  await db
    .update(familyMembers)
    .set({ ...FORGOTTEN, rentingMaterialPropertyValues: [], version: sql`${familyMembers.version} + 1` })
    .where(inArray(familyMembers.id, over));
  const sizesOver = db
    .select({ id: ownSizes.userId })
    .from(ownSizes)
    .innerJoin(users, eq(users.id, ownSizes.userId))
    .where(sizesAreOver(limit));
  await db.delete(ownSizes).where(inArray(ownSizes.userId, sizesOver));
  const dietsOver = db
    .select({ id: ownDiets.userId })
    .from(ownDiets)
    .innerJoin(users, eq(users.id, ownDiets.userId))
    .where(dietIsOver(limit));
  await db.delete(ownDiets).where(inArray(ownDiets.userId, dietsOver));
}
