import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { mediaObjects } from '../media/media.table.ts';

/** CMS pages. The start page has completeSlug `startseite`. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    parentId: uuid().references((): AnyPgColumn => contents.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    title: text().notNull(),
    slug: text().notNull(),
    /** Slugs from the root joined by `/`, without leading slash. */
    completeSlug: text().notNull().unique(),
    metaDescription: text().notNull().default(''),
    metaKeywords: text().notNull().default(''),
    metaIndex: boolean().notNull().default(true),
    public: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('contents_parent_idx').on(table.parentId)],
);

export const contentBlocks = pgTable(
  'content_blocks',
  {
    id: id(),
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().$type<'image' | 'text' | 'html' | 'link'>().notNull(),
    /** Plain text, sanitised HTML or the label of a link, by type. */
    text: text(),
    url: text(),
    imageId: uuid().references(() => mediaObjects.id, { onDelete: 'restrict' }),
  },
  (table) => [uniqueIndex('content_blocks_position_key').on(table.contentId, table.position)],
);
