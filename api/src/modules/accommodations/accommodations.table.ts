import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, plainText, sortKeyText } from '../../db/columns.ts';

export const accommodations = pgTable('accommodations', {
  id: id(),
  title: text().notNull(),
  place: text(),
  sortKey: sortKeyText().generatedAlwaysAs(plainText(sql`title`)),
});

export type AccommodationRow = typeof accommodations.$inferSelect;
