import { normaliseMaterialValue } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { loadProperties } from './material-properties.repository.ts';
import type { PropertyRecord, StockRecord, StockValue } from './material-record.ts';
import { type MaterialStockRow, rentingMaterialStock } from './renting-materials.table.ts';

type Known = Pick<PropertyRecord, 'title' | 'type'> & { readonly id?: string };

/** The property that a value of the stock names among those of its material. */
export const propertyOf = <P extends Known>(
  { title, rentingMaterialProperty: named }: StockValue,
  properties: readonly P[],
): P | undefined =>
  properties.find((property) =>
    named && property.id
      ? iri('renting_material_properties', property.id) === named
      : property.title === title,
  );

/** Values in one form, so that rows of the same values are known as such. */
export const valuesKey = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(values).toSorted());

export const loadStock = (db: Db, materialId: string): Promise<MaterialStockRow[]> =>
  db
    .select()
    .from(rentingMaterialStock)
    .where(eq(rentingMaterialStock.materialId, materialId))
    .orderBy(asc(rentingMaterialStock.position));

/** The stored row that a row of a request means: by its id, else by its values. */
export function storedRowOf(
  stored: readonly MaterialStockRow[],
  { id }: Pick<StockRecord, 'id'>,
  values: Readonly<Record<string, string>>,
): MaterialStockRow | undefined {
  return (
    stored.find((row) => row.id === id) ?? stored.find((row) => valuesKey(row.values) === valuesKey(values))
  );
}

/** Values by the id of their property. */
export const valuesById = (
  { values }: StockRecord,
  properties: readonly (Known & { readonly id: string })[],
): Record<string, string> =>
  Object.fromEntries(
    values.flatMap((value) => {
      const property = propertyOf(value, properties);
      return property ? [[property.id, normaliseMaterialValue(property, value.value)]] : [];
    }),
  );

/** Stores the stock of a material; rows that are left out go, what was ordered of them stays. */
export async function replaceStock(tx: Tx, materialId: string, stock: readonly StockRecord[]): Promise<void> {
  const properties = await loadProperties(tx, materialId);
  const stored = await loadStock(tx, materialId);
  const rows = stock.map((row, position) => {
    const values = valuesById(row, properties);
    const { quantity, outOfOrder } = row;
    return { id: storedRowOf(stored, row, values)?.id, values, quantity, outOfOrder, position };
  });
  const kept = new Set(rows.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .delete(rentingMaterialStock)
      .where(and(eq(rentingMaterialStock.materialId, materialId), inArray(rentingMaterialStock.id, gone)));
  for (const { id, ...row } of rows) {
    if (id) await tx.update(rentingMaterialStock).set(row).where(eq(rentingMaterialStock.id, id));
    else await tx.insert(rentingMaterialStock).values({ ...row, materialId });
  }
}
