import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';
import { date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey } from '../../db/columns.ts';

export const vatRates = pgTable('vat_rates', {
  id: id(),
  title: text().notNull(),
  category: text({ enum: VAT_CATEGORIES }).notNull(),
  /** 8.1 for 8.1 %. */
  percent: doublePrecision().notNull(),
  /** Days of service the rate is for, both inclusive; no end while it is in force. */
  validFrom: date().notNull(),
  validTo: date(),
  sortKey: titleSortKey(),
});

export type VatRateRow = typeof vatRates.$inferSelect;
