import { type AnyPgColumn, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, version } from '../../db/columns.ts';
import { contents } from '../contents/contents.table.ts';

/** The site's navigation: a tree (docs/domain/content.md#navigation). */
export const navigationEntries = pgTable(
  'navigation_entries',
  {
    id: id(),
    version: version(),
    parentId: uuid().references((): AnyPgColumn => navigationEntries.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    slug: text().notNull(),
    public: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** The page it leads to; with neither a page nor an address it leads to its parents' slugs and its own. */
    contentId: uuid().references(() => contents.id, { onDelete: 'restrict' }),
    url: text(),
  },
  (table) => [
    unique('navigation_entries_slug_unique').on(table.parentId, table.slug).nullsNotDistinct(),
    index('navigation_entries_content_idx').on(table.contentId),
  ],
);
