import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import {
  type MaterialPropertyRow,
  rentingMaterialAsks,
  rentingMaterialProperties,
} from './renting-materials.table.ts';

/** Properties that materials ask for, by the id of the material. */
export async function propertiesOfMaterials(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MaterialPropertyRow[]>> {
  const rows = await db
    .select({ materialId: rentingMaterialAsks.materialId, property: rentingMaterialProperties })
    .from(rentingMaterialAsks)
    .innerJoin(rentingMaterialProperties, eq(rentingMaterialProperties.id, rentingMaterialAsks.propertyId))
    .where(isAmong(rentingMaterialAsks.materialId, ids))
    .orderBy(asc(rentingMaterialAsks.position));
  const groups = Map.groupBy(rows, ({ materialId }) => materialId);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ property }) => property)]));
}
