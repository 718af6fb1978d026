import type { OwnDietResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ownDiets } from './own-diet.table.ts';

const DIET = {
  vegetarian: ownDiets.vegetarian,
  allergies: ownDiets.allergies,
  allergiesText: ownDiets.allergiesText,
  agreedAt: ownDiets.agreedAt,
};

/** The account keeps this, as it is stored; null without a consent. */
export async function dietOf(db: Db, userId: string) {
  const [row] = await db.select(DIET).from(ownDiets).where(eq(ownDiets.userId, userId));
  return row ?? null;
}

export async function readOwnDiet(db: Db, userId: string): Promise<OwnDietResponse> {
  const kept = await dietOf(db, userId);
  const diet = kept && { ...kept, agreedAt: kept.agreedAt.toISOString() };
  return { '@id': '/api/me/diet', '@type': 'OwnDiet', diet };
}
