import type { ExportFilters } from '@firn/shared-contracts/api';
import { EXPORT_FORMATS, EXPORT_KINDS, EXPORT_STATES } from '@firn/shared-contracts/domain';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Columns of an export that is asked for, once or by a plan. */
const asked = () => ({
  kind: text({ enum: EXPORT_KINDS }).notNull(),
  format: text({ enum: EXPORT_FORMATS }).notNull(),
  filters: jsonb().$type<ExportFilters>().notNull(),
  /** Keys of the columns, in their order. */
  columns: jsonb().$type<string[]>().notNull(),
  /** The person by whose rights the file is made. */
  createdById: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** Exports that are made again and again (docs/domain/office.md#exports). */
export const exportPlans = pgTable(
  'export_plans',
  {
    id: id(),
    ...asked(),
    /** The day of the week, from 1 for Monday. */
    weekday: integer().notNull(),
    /** The day of the next file. */
    nextOn: date().notNull(),
  },
  (table) => [index('export_plans_next_idx').on(table.nextOn)],
);

export type ExportPlanRow = typeof exportPlans.$inferSelect;

/** Files that the office has asked for; each lies in the store of the documents under the id of its row. */
export const dataExports = pgTable(
  'exports',
  {
    id: id(),
    ...asked(),
    state: text({ enum: EXPORT_STATES }).notNull().default('queued'),
    /** Lines written so far. */
    written: integer().notNull().default(0),
    /** Lines in all; null before they are known. */
    total: integer(),
    /** Bytes of the file; null before it is there. */
    bytes: integer(),
    /** The reason why there is no file, in a sentence for the office. */
    problem: text(),
    /** The claim of the worker that makes the file; one that dies leaves it to others when its time is over. */
    claim: uuid(),
    claimedUntil: instant(),
    attempts: integer().notNull().default(0),
    /** The plan that it is made by. */
    planId: uuid().references(() => exportPlans.id, { onDelete: 'set null' }),
    finishedAt: instant(),
    /** A job removes file and row then. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('exports_created_idx').on(table.createdAt),
    index('exports_state_idx').on(table.state, table.claimedUntil),
    index('exports_expires_idx').on(table.expiresAt),
  ],
);

export type ExportRow = typeof dataExports.$inferSelect;
