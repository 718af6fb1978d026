import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, plainText, sortKeyText } from '../../db/columns.ts';

const titleSortKey = () => sortKeyText().generatedAlwaysAs(plainText(sql`title`));

export const activities = pgTable('activities', {
  id: id(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  mainFilter: boolean().notNull().default(false),
  parentId: uuid().references((): AnyPgColumn => activities.id),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export const levels = pgTable('levels', {
  id: id(),
  title: text().notNull().unique(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export const sleepingStyles = pgTable('sleeping_styles', {
  id: id(),
  title: text().notNull().unique(),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export const tags = pgTable('tags', { id: id(), title: text().notNull().unique(), sortKey: titleSortKey() });

export const vatRates = pgTable('vat_rates', {
  id: id(),
  title: text().notNull(),
  category: text({ enum: VAT_CATEGORIES }).notNull(),
  /** 8.1 for 8.1 %. */
  percent: doublePrecision().notNull(),
  validFrom: date().notNull(),
  validTo: date(),
});

export type ActivityRow = typeof activities.$inferSelect;
export type LevelRow = typeof levels.$inferSelect;
export type SleepingStyleRow = typeof sleepingStyles.$inferSelect;
export type TagRow = typeof tags.$inferSelect;
export type VatRateRow = typeof vatRates.$inferSelect;
