import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import {
  eventRentingMaterials,
  rentingMaterialAsks,
  rentingMaterialProperties,
  rentingMaterialStock,
  rentingMaterials,
} from '../src/modules/renting-materials/renting-materials.table.ts';
import { vatRates } from '../src/modules/vat-rates/vat-rates.table.ts';

/** Rappen for a day of the boots made here; the events of the tests have two days. */
export const BOOTS_PER_DAY = 1_500;
export const BOOTS = 2 * BOOTS_PER_DAY;

export interface TestMaterial {
  readonly id: string;
  readonly iri: string;
  readonly title: string;
  /** IRI of the size that it asks for. */
  readonly size: string;
  /** Ids of its rows of stock, by size. */
  readonly stock: Readonly<Record<string, string>>;
}

let made = 0;

async function sizeProperty(db: Db) {
  const title = 'Schuhgrösse EU';
  const [known] = await db
    .select()
    .from(rentingMaterialProperties)
    .where(eq(rentingMaterialProperties.title, title));
  if (known) return known;
  const [row] = await db
    .insert(rentingMaterialProperties)
    .values({ title, type: 'number', minimum: 35, maximum: 48 })
    .returning();
  if (!row) throw new Error('no property');
  return row;
}

/** Boots with so many pairs of each size. */
export async function insertBoots(
  db: Db,
  pairs: Readonly<Record<string, number>>,
  changes: Partial<typeof rentingMaterials.$inferInsert> = {},
): Promise<TestMaterial> {
  made += 1;
  const [rate] = await db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  const property = await sizeProperty(db);
  const [material] = await db
    .insert(rentingMaterials)
    .values({
      title: `Bergschuhe ${made}`,
      grossPrice: BOOTS_PER_DAY,
      perDay: true,
      vatRateId: rate?.id ?? '',
      ...changes,
    })
    .returning();
  if (!material) throw new Error('no material');
  await db
    .insert(rentingMaterialAsks)
    .values({ materialId: material.id, propertyId: property.id, position: 0 });
  const rows = await db
    .insert(rentingMaterialStock)
    .values(
      Object.entries(pairs).map(([size, quantity], position) => ({
        materialId: material.id,
        position,
        values: { [property.id]: size },
        quantity,
      })),
    )
    .returning();
  return {
    id: material.id,
    iri: `/api/renting_materials/${material.id}`,
    title: material.title,
    size: `/api/renting_material_properties/${property.id}`,
    stock: Object.fromEntries(rows.map(({ id, values }) => [values[property.id] ?? '', id])),
  };
}

export async function rentWith(db: Db, eventId: string, materials: readonly TestMaterial[]): Promise<void> {
  await db
    .insert(eventRentingMaterials)
    .values(materials.map(({ id }, position) => ({ eventId, materialId: id, position })));
}

/** What a person of a form rents. */
export const renting = (
  { iri, size }: TestMaterial,
  value: string,
): Pick<BookingPersonRequest, 'rentingMaterial' | 'rentingMaterialPropertyValues'> => ({
  rentingMaterial: [iri],
  rentingMaterialPropertyValues: [{ rentingMaterialProperty: size, value, title: 'Schuhgrösse EU' }],
});
