import type { OwnDietRequest } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ownDiets } from './own-diet.table.ts';

/** Keeps this in the place of what was there. Words about allergies that somebody does not have are not kept. */
export async function keepOwnDiet(
  db: Db,
  userId: string,
  { vegetarian, allergies, allergiesText }: OwnDietRequest,
  agreedAt: Date,
): Promise<void> {
  const diet = { vegetarian, allergies, allergiesText: allergies ? allergiesText : null, agreedAt };
  await db
    .insert(ownDiets)
    .values({ userId, ...diet })
    .onConflictDoUpdate({ target: ownDiets.userId, set: diet });
}

/** Takes the consent back: nothing of it stays. */
export async function forgetOwnDiet(db: Db, userId: string): Promise<void> {
  await db.delete(ownDiets).where(eq(ownDiets.userId, userId));
}
