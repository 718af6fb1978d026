import type { ContentBlockInput, ContentDocument } from '@firn/shared-contracts/api';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, plainText, searchVector, updatedAt, version } from '../../db/columns.ts';
import { mediaObjects } from '../media/media.table.ts';
import { users } from '../users/users.table.ts';

/**
 * Pages of the site (docs/domain/content.md#pages). Text and blocks are those that readers get; title, slug and address of a
 * page that nobody reads follow its draft, so that no two pages wait for one address.
 */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    version: version(),
    parentId: uuid().references((): AnyPgColumn => contents.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    title: text().notNull(),
    slug: text().notNull(),
    /** Slugs from the root joined by `/`, without leading slash. */
    completeSlug: text().notNull(),
    metaDescription: text().notNull().default(''),
    metaKeywords: text().notNull().default(''),
    metaIndex: boolean().notNull().default(true),
    blocks: jsonb().$type<ContentBlockInput[]>().notNull().default([]),
    /** The text that the office has written since the last publication; null without one. */
    draft: jsonb().$type<ContentDocument>(),
    public: boolean().notNull().default(false),
    /** The last publication, also of a page that is hidden by now. */
    publishedAt: instant(),
    publishAt: instant(),
    hideAt: instant(),
    /** When a planned step was due and could not happen; it waits for the office. */
    stepRefusedAt: instant(),
    /** In the bin since. */
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /**
     * German stems of what readers get, without accents; the title weighs most
     * (docs/domain/content.md#search-of-the-site). `content_words` is a function of the migrations.
     */
    search: searchVector().generatedAlwaysAs(
      sql`setweight(to_tsvector('german', ${plainText(sql`title`)}), 'A') || setweight(to_tsvector('german', ${plainText(sql`meta_description || ' ' || meta_keywords`)}), 'B') || to_tsvector('german', ${plainText(sql`content_words(blocks)`)})`,
    ),
  },
  (table) => [
    index('contents_search_idx').using('gin', table.search),
    index('contents_parent_idx').on(table.parentId),
    uniqueIndex('contents_address_key').on(table.completeSlug).where(sql`${table.deletedAt} is null`),
    index('contents_publish_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('contents_hide_idx').on(table.hideAt).where(sql`${table.hideAt} is not null`),
    index('contents_bin_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** What was published, one row for each publication; a trigger lets none be changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** Counts the publications of a page, from 1. */
    number: integer().notNull(),
    document: jsonb().$type<ContentDocument>().notNull(),
    at: instant().notNull(),
    /** Null for the system. */
    authorId: uuid().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.number] })],
);

/** Addresses that readers once had of a page and that lead to it for good. */
export const contentRedirects = pgTable(
  'content_redirects',
  {
    from: text().primaryKey(),
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('content_redirects_content_idx').on(table.contentId)],
);

/** Pictures and files of what a page says or said last in public: they cannot be removed. */
export const contentMedia = pgTable(
  'content_media',
  {
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => mediaObjects.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.mediaId] }),
    index('content_media_media_idx').on(table.mediaId),
  ],
);

const { search: _search, ...read } = getTableColumns(contents);
/** What a page is made of: what is only searched by is not read. */
export const CONTENT_COLUMNS = read;

export type ContentRow = Omit<typeof contents.$inferSelect, 'search'>;
