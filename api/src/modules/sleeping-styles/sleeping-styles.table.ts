import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

export const sleepingStyles = pgTable('sleeping_styles', {
  id: id(),
  version: version(),
  title: text().notNull().unique(),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export type SleepingStyleRow = typeof sleepingStyles.$inferSelect;
