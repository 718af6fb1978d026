import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../db/columns.ts';

/** The site's navigation: a tree; an entry's address is its parents' slugs and its own. */
export const navigationEntries = pgTable(
  'navigation_entries',
  {
    id: id(),
    parentId: uuid().references((): AnyPgColumn => navigationEntries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    public: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [index('navigation_entries_parent_idx').on(table.parentId)],
);
