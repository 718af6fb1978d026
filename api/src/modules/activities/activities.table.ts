import type { DifficultyField } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** A tree: every filter by an activity includes everything below it. */
export const activities = pgTable('activities', {
  id: id(),
  version: version(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  mainFilter: boolean().notNull().default(false),
  parentId: uuid().references((): AnyPgColumn => activities.id),
  position: integer().notNull().default(0),
  /** Scales that a tour of the activity is graded on, besides those of what stands above it. */
  difficulties: text().array().$type<DifficultyField[]>().notNull().default(sql`'{}'::text[]`),
  sortKey: titleSortKey(),
});

export type ActivityRow = typeof activities.$inferSelect;
