import type {
  ActivityResponse,
  MaterialPropertyValue,
  RentingMaterialAvailability,
  RentingMaterialPropertyResponse,
  RentingMaterialResponse,
} from '@firn/shared-contracts/api';
import { MOST_FREE_TOLD, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { titledBy } from '../../db/search-text.ts';
import { filterIds, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { Listed, View } from '../../records/index.ts';
import { activityResponse } from '../activities/activities.read-model.ts';
import { activities } from '../activities/activities.table.ts';
import { findMediaObjects } from '../media/index.ts';
import { vatRateResponses } from '../vat-rates/vat-rates.read-model.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { type Days, freePieces } from './material-availability.read-model.ts';
import { materialsOfEvent } from './materials-of-event.read-model.ts';
import { propertiesOfMaterials } from './properties-of-materials.read-model.ts';
import {
  type MaterialPropertyRow,
  type MaterialStockRow,
  type RentingMaterialRow,
  rentingMaterialActivities,
  rentingMaterialStock,
  rentingMaterials,
} from './renting-materials.table.ts';

export const propertyResponse = (row: MaterialPropertyRow): RentingMaterialPropertyResponse => ({
  '@id': iri('renting_material_properties', row.id),
  '@type': 'RentingMaterialProperty',
  ...row,
});

/** Values as people read them, in the order of the properties of their material. */
export const shownValues = (
  values: Readonly<Record<string, string>>,
  properties: readonly MaterialPropertyRow[],
): MaterialPropertyValue[] =>
  properties.flatMap(({ id, title }) => {
    const value = values[id];
    return value === undefined
      ? []
      : [{ rentingMaterialProperty: iri('renting_material_properties', id), title, value }];
  });

interface Parts {
  readonly properties: ReadonlyMap<string, readonly MaterialPropertyRow[]>;
  readonly stock: ReadonlyMap<string, readonly MaterialStockRow[]>;
  readonly activities: ReadonlyMap<string, readonly ActivityResponse[]>;
  readonly rates: ReturnType<typeof vatRateResponses>;
  readonly images: Awaited<ReturnType<typeof findMediaObjects>>;
}

async function activitiesOf(db: Db, ids: readonly string[]): Promise<Parts['activities']> {
  const rows = await db
    .select({ materialId: rentingMaterialActivities.materialId, activity: activities })
    .from(rentingMaterialActivities)
    .innerJoin(activities, eq(activities.id, rentingMaterialActivities.activityId))
    .where(isAmong(rentingMaterialActivities.materialId, ids))
    .orderBy(asc(activities.position), asc(activities.sortKey));
  const groups = Map.groupBy(rows, ({ materialId }) => materialId);
  return new Map(
    [...groups].map(([id, members]) => [id, members.map(({ activity }) => activityResponse(activity))]),
  );
}

async function loadParts(db: Db, rows: readonly RentingMaterialRow[]): Promise<Parts> {
  const ids = rows.map(({ id }) => id);
  const stock = await db
    .select()
    .from(rentingMaterialStock)
    .where(isAmong(rentingMaterialStock.materialId, ids))
    .orderBy(asc(rentingMaterialStock.position));
  return {
    properties: await propertiesOfMaterials(db, ids),
    stock: Map.groupBy(stock, ({ materialId }) => materialId),
    activities: await activitiesOf(db, ids),
    rates: vatRateResponses(await db.select().from(vatRates)),
    images: await findMediaObjects(
      db,
      rows.flatMap(({ imageId }) => imageId ?? []),
    ),
  };
}

/** What is free on the days of an event; whoever is not of the office is told of few alone. */
export async function availabilityOf(
  db: Db,
  ids: readonly string[],
  { first, last }: Days,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): Promise<Map<string, RentingMaterialAvailability>> {
  const pieces = await freePieces(db, { materialIds: ids, first, last, today: zurichDate(now) });
  const properties = await propertiesOfMaterials(db, ids);
  const most = visitor.permissions.isAdmin ? Number.MAX_SAFE_INTEGER : MOST_FREE_TOLD;
  return new Map(
    ids.map((id) => {
      const stock = pieces
        .filter(({ materialId }) => materialId === id)
        .map(({ values, free }) => ({
          values: shownValues(values, properties.get(id) ?? []),
          free: Math.min(free, most),
        }));
      return [id, { '@type': 'RentingMaterialAvailability', from: first, to: last, stock }];
    }),
  );
}

function materialResponse(
  row: RentingMaterialRow,
  parts: Parts,
  availability: RentingMaterialAvailability | null,
  visitor: Visitor,
): RentingMaterialResponse {
  const vatRate = parts.rates.find(({ id }) => id === row.vatRateId);
  if (!vatRate) throw new Error(`No VAT rate ${row.vatRateId}`);
  const properties = parts.properties.get(row.id) ?? [];
  const whole: RentingMaterialResponse = {
    '@id': iri('renting_materials', row.id),
    '@type': 'RentingMaterial',
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    image: (row.imageId && parts.images.get(row.imageId)) || null,
    grossPrice: row.grossPrice,
    vatRate,
    perDay: row.perDay,
    dryingDays: row.dryingDays,
    activities: [...(parts.activities.get(row.id) ?? [])],
    depositNote: row.depositNote,
    properties: properties.map(propertyResponse),
    stock: (parts.stock.get(row.id) ?? []).map(({ id, values, quantity, outOfOrder }) => ({
      id,
      values: shownValues(values, properties),
      quantity,
      outOfOrder,
    })),
    availability,
  };
  return visibleFields('renting_materials', whole, readerOf(visitor, 'none'));
}

async function responses(
  db: Db,
  rows: readonly RentingMaterialRow[],
  days: Days | null,
  view: Pick<View, 'visitor' | 'now'>,
): Promise<RentingMaterialResponse[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(db, rows);
  const ids = rows.map(({ id }) => id);
  const free = days ? await availabilityOf(db, ids, days, view) : new Map();
  return rows.map((row) => materialResponse(row, parts, free.get(row.id) ?? null, view.visitor));
}

interface Narrowed {
  readonly where: SQL | undefined;
  readonly days: Days | null;
}

/** The conditions of a list; of an event also its days. */
async function narrowed(db: Db, query: Query, visitor: Visitor): Promise<Narrowed> {
  const [title, activity, event] = ['title', 'activity', 'event'].map((name) => readText(query, name));
  const [activityId] = activity ? filterIds('activities', 'activity', [activity]) : [];
  const [eventId] = event ? filterIds('events', 'event', [event]) : [];
  const rented = eventId ? await materialsOfEvent(db, eventId, visitor) : null;
  const suiting = db
    .select({ id: rentingMaterialActivities.materialId })
    .from(rentingMaterialActivities)
    .where(eq(rentingMaterialActivities.activityId, activityId ?? ''));
  const where = and(
    titledBy(title ?? null, rentingMaterials.sortKey),
    activityId ? inArray(rentingMaterials.id, suiting) : undefined,
    eventId ? isAmong(rentingMaterials.id, rented?.materialIds ?? []) : undefined,
  );
  return { where, days: rented?.days ?? null };
}

export async function listMaterials(
  db: Db,
  query: Query,
  page: Page,
  view: View,
): Promise<Listed<RentingMaterialResponse>> {
  const { where, days } = await narrowed(db, query, view.visitor);
  const rows = await db
    .select()
    .from(rentingMaterials)
    .where(where)
    .orderBy(asc(rentingMaterials.sortKey), asc(rentingMaterials.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(rentingMaterials).where(where);
  return { items: await responses(db, rows, days, view), total: counted?.total ?? 0 };
}

export async function findMaterial(
  db: Db,
  id: string,
  view: Pick<View, 'visitor' | 'now'>,
): Promise<RentingMaterialResponse | null> {
  const rows = await db.select().from(rentingMaterials).where(eq(rentingMaterials.id, id));
  return (await responses(db, rows, null, view))[0] ?? null;
}
