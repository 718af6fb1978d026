import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pictures; the files lie in the media store under the same id. */
export const mediaObjects = pgTable(
  'media_objects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    alt: text('alt'),
    /** Of the original, such as `image/jpeg`. */
    encodingFormat: text('encoding_format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('media_objects_title_idx').on(table.title)],
);
