import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

export const levels = pgTable('levels', {
  id: id(),
  version: version(),
  title: text().notNull().unique(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export type LevelRow = typeof levels.$inferSelect;
