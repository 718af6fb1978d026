import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The site's navigation: a tree; an entry's address is its parents' slugs and its own. */
export const navigationEntries = pgTable(
  'navigation_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    parentId: uuid('parent_id').references((): AnyPgColumn => navigationEntries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    public: boolean('public').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('navigation_entries_parent_idx').on(table.parentId)],
);
