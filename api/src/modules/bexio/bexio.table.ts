import type { BexioDocumentKind, BexioDocumentState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import type { Maps } from './positions.domain.ts';

/** One row: the connection with the accounting system (docs/domain/payments.md#accounting). */
export const bexioConnection = pgTable(
  'bexio_connection',
  {
    id: id(),
    version: version(),
    active: boolean().notNull().default(false),
    /** Tokens of OAuth, sealed; null while nobody has connected it. */
    sealedTokens: text(),
    expiresAt: instant(),
    /** Name of the company there. */
    companyName: text(),
    /** First day of issue that is transferred; null until it was active once. */
    startsOn: date(),
    /** The tax there for each of our VAT categories. */
    taxes: jsonb().$type<Maps['taxes']>().notNull().default([]),
    /** The account there for each `accountingNo`. */
    accounts: jsonb().$type<Maps['accounts']>().notNull().default([]),
    /** The reason why it stands still: a revoked token, a tax that is gone. */
    lastError: text(),
    /** bexio has asked for patience until then. */
    pausedUntil: instant(),
    /** The worker that transfers at the moment, and the time until which no other does. */
    workerId: uuid(),
    workingUntil: instant(),
  },
  () => [check('bexio_connection_one_row_check', sql`id = '00000000-0000-4000-8000-000000000001'`)],
);

/** One job per document: what of ours is there, under which id, or why not. */
export const bexioDocuments = pgTable(
  'bexio_documents',
  {
    id: id(),
    version: version(),
    kind: text().$type<BexioDocumentKind>().notNull(),
    /** Id of the invoice or of the entry of the ledger. */
    subjectId: uuid().notNull(),
    /** Number or title, as people read it. */
    label: text().notNull(),
    state: text().$type<BexioDocumentState>().notNull().default('waiting'),
    contactId: integer(),
    externalId: integer(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    createdAt: createdAt(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex('bexio_documents_subject_key').on(table.kind, table.subjectId),
    index('bexio_documents_due_idx').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
  ],
);

export type BexioConnectionRow = typeof bexioConnection.$inferSelect;
export type BexioDocumentRow = typeof bexioDocuments.$inferSelect;
