import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

export const tags = pgTable('tags', {
  id: id(),
  version: version(),
  title: text().notNull().unique(),
  sortKey: titleSortKey(),
});

export type TagRow = typeof tags.$inferSelect;
