import type { OwnSizesRequest } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ownSizes } from './own-sizes.table.ts';

/** Keeps these sizes in the place of the others; of none nothing stays. */
export async function keepOwnSizes(
  db: Db,
  userId: string,
  values: OwnSizesRequest['rentingMaterialPropertyValues'],
  updatedAt: Date,
): Promise<void> {
  if (values.length === 0) await db.delete(ownSizes).where(eq(ownSizes.userId, userId));
  else
    await db
      .insert(ownSizes)
      .values({ userId, values, updatedAt })
      .onConflictDoUpdate({ target: ownSizes.userId, set: { values, updatedAt } });
}
