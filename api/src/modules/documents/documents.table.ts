import type { AttachedDocument, DocumentKind, DocumentMediaType } from '@firn/shared-contracts/api';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Private files; each lies in the store of the documents under the id of its row. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    kind: text().$type<DocumentKind>().notNull(),
    fileName: text().notNull(),
    mediaType: text().$type<DocumentMediaType>().notNull(),
    bytes: integer().notNull(),
    /** Of the file, in hexadecimal digits. */
    sha256: text().notNull(),
    /** Null for the system. */
    createdById: uuid().references(() => users.id),
    createdAt: createdAt(),
    /** Null while the file is on its way; a process that dies leaves it so. */
    storedAt: instant(),
    /** A job deletes file and row then (docs/domain/documents.md#terms). */
    expiresAt: instant().notNull(),
  },
  (table) => [index('documents_expires_idx').on(table.expiresAt)],
);

/** A document as what carries it remembers it: it is named there when it is deleted. */
export interface CarriedDocument extends Omit<AttachedDocument, 'contentUrl'> {
  readonly documentId: string;
}

export type DocumentRow = typeof documents.$inferSelect;
