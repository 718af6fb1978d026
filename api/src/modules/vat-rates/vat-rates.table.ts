import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';
import { date, doublePrecision, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

export const vatRates = pgTable(
  'vat_rates',
  {
    id: id(),
    version: version(),
    title: text().notNull(),
    category: text({ enum: VAT_CATEGORIES }).notNull(),
    /** 8.1 for 8.1 %. */
    percent: doublePrecision().notNull(),
    /** The first day of service it is for, until the next rate of the same tax begins. */
    validFrom: date().notNull(),
    sortKey: titleSortKey(),
  },
  (table) => [unique('vat_rates_day_key').on(table.category, table.validFrom)],
);

export type VatRateRow = typeof vatRates.$inferSelect;
