import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mediaObjects } from '../media/media.table.ts';

/** CMS pages. The start page has completeSlug `startseite`. */
export const contents = pgTable(
  'contents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    parentId: uuid('parent_id').references((): AnyPgColumn => contents.id, { onDelete: 'restrict' }),
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root joined by `/`, without leading slash. */
    completeSlug: text('complete_slug').notNull().unique(),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    metaIndex: boolean('meta_index').notNull().default(true),
    public: boolean('public').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('contents_parent_idx').on(table.parentId)],
);

export const contentBlocks = pgTable(
  'content_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'image' | 'text' | 'html' | 'link'>().notNull(),
    /** Plain text, sanitised HTML or the label of a link, by type. */
    text: text('text'),
    url: text('url'),
    imageId: uuid('image_id').references(() => mediaObjects.id, { onDelete: 'restrict' }),
  },
  (table) => [uniqueIndex('content_blocks_position_key').on(table.contentId, table.position)],
);
