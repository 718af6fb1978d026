import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey } from '../../db/columns.ts';

export const accommodations = pgTable('accommodations', {
  id: id(),
  title: text().notNull(),
  place: text(),
  sortKey: titleSortKey(),
});

export type AccommodationRow = typeof accommodations.$inferSelect;
