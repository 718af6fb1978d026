import { ADDRESS_FIELDS, ADDRESS_IMPORT_STATES } from '@firn/shared-contracts/api';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';
import type { AddressValues, FilledFields } from './address.domain.ts';
import type { RowRemark } from './remarks.domain.ts';

/** Files of addresses that were taken in (docs/domain/office.md#address-import). */
export const addressImports = pgTable(
  'address_imports',
  {
    id: id(),
    version: version(),
    fileName: text().notNull(),
    /** SHA-256 of the file and of what its columns were put to: the same is taken in once, until it is undone. */
    sha256: text().notNull(),
    state: text({ enum: ADDRESS_IMPORT_STATES }).notNull().default('running'),
    /** The origin of the consents to the newsletter; null where nobody named one. */
    newsletterProof: text(),
    rows: integer().notNull(),
    done: integer().notNull(),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    reset: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    createdById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The person who undid it. */
    undoneById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('address_imports_file_key').on(table.sha256).where(sql`state in ('running', 'done')`),
    index('address_imports_open_index').on(table.createdAt).where(sql`state in ('running', 'undoing')`),
  ],
);

/** Rows of a file, with what became of each; they go when the import cannot be undone any more. */
export const addressImportRows = pgTable(
  'address_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => addressImports.id, { onDelete: 'cascade' }),
    /** The number of the row, as a spreadsheet counts. */
    row: integer().notNull(),
    /** The values that were read; null for a row with a fault. */
    values: jsonb().$type<AddressValues>(),
    /** The outcome of the row; null until it was worked through. */
    outcome: text({ enum: ['created', 'updated', 'unchanged', 'refused'] }),
    /** The person it was written to; whoever is deleted takes the row along. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The values that were written, by field. */
    filled: jsonb().$type<FilledFields>(),
    remarks: jsonb().$type<RowRemark[]>().notNull().default([]),
    undone: text({ enum: ['removed', 'reset', 'kept', 'nothing'] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('address_import_rows_open_index').on(table.importId, table.row).where(sql`outcome is null`),
    index('address_import_rows_user_index').on(table.userId),
  ],
);

/** The field that each heading was put to last; null where it was left out. */
export const addressImportHeadings = pgTable('address_import_headings', {
  /** The heading in lower case, letters and digits alone. */
  heading: text().primaryKey(),
  field: text({ enum: ADDRESS_FIELDS }),
});

export type AddressImportRow = typeof addressImports.$inferSelect;
export type ImportedRow = typeof addressImportRows.$inferSelect;
