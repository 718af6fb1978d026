import { MATERIAL_PROPERTY_TYPES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, titleSortKey, version } from '../../db/columns.ts';
import { activities } from '../activities/activities.table.ts';
import { events } from '../events/events.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { offers } from '../offers/offers.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';

/** What is asked of whoever rents; a property stays for good, since orders of before name it (docs/domain/material.md#properties). */
export const rentingMaterialProperties = pgTable('renting_material_properties', {
  id: id(),
  title: text().notNull().unique(),
  type: text({ enum: MATERIAL_PROPERTY_TYPES }).notNull(),
  unit: text(),
  choices: text().array().notNull().default([]),
  minimum: doublePrecision(),
  maximum: doublePrecision(),
});

export const rentingMaterials = pgTable(
  'renting_materials',
  {
    id: id(),
    version: version(),
    title: text().notNull().unique(),
    description: text().notNull().default(''),
    imageId: uuid().references(() => mediaObjects.id, { onDelete: 'restrict' }),
    /** Rappen, VAT included: for a day or for the whole event. */
    grossPrice: integer().notNull(),
    vatRateId: uuid()
      .notNull()
      .references(() => vatRates.id),
    perDay: boolean().notNull().default(false),
    /** Days before and after an event on which its pieces rest. */
    dryingDays: integer().notNull().default(1),
    depositNote: text().notNull().default(''),
    createdAt: createdAt(),
    sortKey: titleSortKey(),
  },
  () => [
    check('renting_materials_price_check', sql`gross_price between 0 and 2000000 and gross_price % 5 = 0`),
    check('renting_materials_drying_check', sql`drying_days between 0 and 14`),
  ],
);

const materialId = () =>
  uuid()
    .notNull()
    .references(() => rentingMaterials.id, { onDelete: 'cascade' });

export const rentingMaterialActivities = pgTable(
  'renting_material_activities',
  {
    materialId: materialId(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id),
  },
  (table) => [primaryKey({ columns: [table.materialId, table.activityId] }), index().on(table.activityId)],
);

/** Properties that a material asks for, in their order. */
export const rentingMaterialAsks = pgTable(
  'renting_material_asks',
  {
    materialId: materialId(),
    propertyId: uuid()
      .notNull()
      .references(() => rentingMaterialProperties.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.materialId, table.propertyId] }), index().on(table.propertyId)],
);

/** Pieces of the same values; the values are by the id of their property. */
export const rentingMaterialStock = pgTable(
  'renting_material_stock',
  {
    id: id(),
    materialId: materialId(),
    position: integer().notNull(),
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    quantity: integer().notNull(),
    outOfOrder: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('renting_material_stock_values_key').on(table.materialId, table.values),
    check('renting_material_stock_pieces_check', sql`out_of_order between 0 and quantity`),
  ],
);

/** What can be rented with the events of an offer. */
export const offerRentingMaterials = pgTable(
  'offer_renting_materials',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    materialId: uuid()
      .notNull()
      .references(() => rentingMaterials.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.materialId] }), index().on(table.materialId)],
);

/** An event's own list, in place of its offer's. */
export const eventRentingMaterials = pgTable(
  'event_renting_materials',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    materialId: uuid()
      .notNull()
      .references(() => rentingMaterials.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.materialId] }), index().on(table.materialId)],
);

export type RentingMaterialRow = typeof rentingMaterials.$inferSelect;
export type MaterialPropertyRow = typeof rentingMaterialProperties.$inferSelect;
export type MaterialStockRow = typeof rentingMaterialStock.$inferSelect;
