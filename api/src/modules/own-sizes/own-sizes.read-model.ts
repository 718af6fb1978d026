import type { OwnSizesResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ownSizes } from './own-sizes.table.ts';

export async function readOwnSizes(db: Db, userId: string): Promise<OwnSizesResponse> {
  const [row] = await db.select().from(ownSizes).where(eq(ownSizes.userId, userId));
  const values = (row?.values ?? []).map(({ title = '', ...value }) => ({ ...value, title }));
  return { '@id': '/api/me/sizes', '@type': 'OwnSizes', rentingMaterialPropertyValues: values };
}
