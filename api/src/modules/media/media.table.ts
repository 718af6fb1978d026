import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Pictures; the files lie in the media store under the same id. */
export const mediaObjects = pgTable(
  'media_objects',
  {
    id: id(),
    version: version(),
    title: text().notNull(),
    alt: text(),
    /** Of the original, such as `image/jpeg`. */
    encodingFormat: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the original; null for pictures that were drawn. */
    bytes: integer(),
    /** Name of the uploaded file; null for pictures that were drawn. */
    fileName: text(),
    /** In the name of its file: 1 for the first one, any other number for one that replaced it. */
    fileVersion: integer().notNull().default(1),
    /** Null for pictures that were drawn, and for those from before it was kept. */
    uploadedById: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('media_objects_title_idx').on(table.title)],
);
