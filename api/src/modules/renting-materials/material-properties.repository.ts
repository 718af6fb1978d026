import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { PropertyRecord } from './material-record.ts';
import {
  type MaterialPropertyRow,
  rentingMaterialAsks,
  rentingMaterialProperties,
} from './renting-materials.table.ts';

/** Those that a material asks for, in their order. */
export async function loadProperties(db: Db, materialId: string): Promise<MaterialPropertyRow[]> {
  const rows = await db
    .select({ property: rentingMaterialProperties })
    .from(rentingMaterialAsks)
    .innerJoin(rentingMaterialProperties, eq(rentingMaterialProperties.id, rentingMaterialAsks.propertyId))
    .where(eq(rentingMaterialAsks.materialId, materialId))
    .orderBy(asc(rentingMaterialAsks.position));
  return rows.map(({ property }) => property);
}

export const findProperties = (db: Db, titles: readonly string[]): Promise<MaterialPropertyRow[]> =>
  db
    .select()
    .from(rentingMaterialProperties)
    .where(inArray(rentingMaterialProperties.title, [...titles]));

/** Takes the properties of a material over: a known title is the one that is there (docs/domain/material.md#properties). */
export async function replaceProperties(
  tx: Tx,
  materialId: string,
  properties: readonly PropertyRecord[],
): Promise<void> {
  await tx.delete(rentingMaterialAsks).where(eq(rentingMaterialAsks.materialId, materialId));
  for (const [position, property] of properties.entries()) {
    const { title: _title, ...rest } = property;
    const values = { ...rest, choices: [...rest.choices] };
    const [row] = await tx
      .insert(rentingMaterialProperties)
      .values({ ...values, title: property.title })
      .onConflictDoUpdate({ target: rentingMaterialProperties.title, set: values })
      .returning({ id: rentingMaterialProperties.id });
    if (!row) throw new Error('The property was not stored.');
    await tx.insert(rentingMaterialAsks).values({ materialId, propertyId: row.id, position });
  }
}
