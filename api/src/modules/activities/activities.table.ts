import { type AnyPgColumn, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** A tree: what is below an activity counts as that activity in every filter. */
export const activities = pgTable('activities', {
  id: id(),
  version: version(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  mainFilter: boolean().notNull().default(false),
  parentId: uuid().references((): AnyPgColumn => activities.id),
  position: integer().notNull().default(0),
  sortKey: titleSortKey(),
});

export type ActivityRow = typeof activities.$inferSelect;
