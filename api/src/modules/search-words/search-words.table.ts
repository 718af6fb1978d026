import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** Words that guests type, each with the one that the texts of the company use (docs/domain/search.md#search-words). */
export const searchWords = pgTable('search_words', {
  id: id(),
  version: version(),
  title: text().notNull().unique(),
  meaning: text().notNull(),
  sortKey: titleSortKey(),
});

export type SearchWordRow = typeof searchWords.$inferSelect;
