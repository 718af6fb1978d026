import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { RecordKind } from '../../records/index.ts';
import { activities } from '../activities/activities.table.ts';
import { pictureReference } from '../media/pictures.read-model.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { loadProperties, replaceProperties } from './material-properties.repository.ts';
import { asProperty, type MaterialRecord } from './material-record.ts';
import { loadStock, replaceStock } from './material-stock.repository.ts';
import {
  type RentingMaterialRow,
  rentingMaterialActivities,
  rentingMaterials,
} from './renting-materials.table.ts';

/** The columns of a record. */
const columnsOf = ({
  properties: _p,
  stock: _s,
  activities: _a,
  image,
  vatRate,
  ...own
}: MaterialRecord) => ({
  ...own,
  imageId: image,
  vatRateId: vatRate,
});

async function recordOf(db: Db, row: RentingMaterialRow): Promise<MaterialRecord> {
  const links = await db
    .select({ id: rentingMaterialActivities.activityId })
    .from(rentingMaterialActivities)
    .where(eq(rentingMaterialActivities.materialId, row.id));
  const properties = await loadProperties(db, row.id);
  const titleOf = (id: string) => properties.find((property) => property.id === id)?.title ?? '';
  const stock = await loadStock(db, row.id);
  const { id: _id, version: _version, createdAt: _at, sortKey: _key, imageId, vatRateId, ...own } = row;
  return {
    ...own,
    image: imageId,
    vatRate: vatRateId,
    activities: links.map(({ id }) => id).toSorted(),
    properties: properties.map(asProperty),
    stock: stock.map(({ id, values, quantity, outOfOrder }) => ({
      id,
      values: Object.entries(values).map(([property, value]) => ({ title: titleOf(property), value })),
      quantity,
      outOfOrder,
    })),
  };
}

async function replaceLists(
  tx: Tx,
  id: string,
  { activities: suits, properties, stock }: MaterialRecord,
  changed: readonly string[],
): Promise<void> {
  if (changed.includes('activities')) {
    await tx.delete(rentingMaterialActivities).where(eq(rentingMaterialActivities.materialId, id));
    if (suits.length > 0)
      await tx
        .insert(rentingMaterialActivities)
        .values(suits.map((activityId) => ({ materialId: id, activityId })));
  }
  if (changed.includes('properties')) await replaceProperties(tx, id, properties);
  if (changed.includes('stock')) await replaceStock(tx, id, stock);
}

/** `load` with `lock` takes the lock under which pieces are reserved (docs/domain/material.md#reservation). */
export const materialKind: RecordKind<MaterialRecord> = {
  entity: 'renting_material',
  collection: 'renting_materials',
  table: rentingMaterials,
  references: {
    image: pictureReference,
    vatRate: { table: vatRates },
    activities: { table: activities },
  },
  unique: {
    renting_materials_title_unique: { field: 'title', message: 'Dieses Material gibt es schon.' },
  },
  labelOf: ({ title }) => title,
  normalisers: {
    activities: (ids) => [...new Set(ids)].toSorted(),
    properties: (list) => list.map(asProperty),
    stock: (rows) => rows.map((row) => ({ ...row, outOfOrder: row.outOfOrder ?? 0 })),
  },
  async load(db, id, { lock } = { lock: false }) {
    const query = db.select().from(rentingMaterials).where(eq(rentingMaterials.id, id));
    const [row] = await (lock ? query.for('no key update') : query);
    return row ? { id, version: row.version, record: await recordOf(db, row) } : null;
  },
  async insert(tx, record, now) {
    const [row] = await tx
      .insert(rentingMaterials)
      .values({ ...columnsOf(record), createdAt: now })
      .returning({ id: rentingMaterials.id });
    if (!row) throw new Error('The material was not inserted.');
    await replaceLists(tx, row.id, record, ['activities', 'properties', 'stock']);
    return row.id;
  },
  async update(tx, id, next, changed) {
    await tx
      .update(rentingMaterials)
      .set({ ...columnsOf(next), version: sql`${rentingMaterials.version} + 1` })
      .where(eq(rentingMaterials.id, id));
    await replaceLists(tx, id, next, changed);
  },
  async remove(tx, id) {
    await tx.delete(rentingMaterials).where(eq(rentingMaterials.id, id));
  },
};

/** What a material begins with that does not say it. */
export const NEW_MATERIAL: MaterialRecord = {
  title: '',
  description: '',
  image: null,
  grossPrice: 0,
  vatRate: '',
  perDay: false,
  dryingDays: 1,
  activities: [],
  depositNote: '',
  properties: [],
  stock: [],
};
