import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** What guests type for what the texts of the company say (docs/domain/search.md#search-words). */
export const searchWords = pgTable('search_words', {
  id: id(),
  version: version(),
  title: text().notNull().unique(),
  meaning: text().notNull(),
  sortKey: titleSortKey(),
});

export type SearchWordRow = typeof searchWords.$inferSelect;
