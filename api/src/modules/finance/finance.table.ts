import type { ClosedPeriodResponse } from '@firn/shared-contracts/api';
import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/**
 * One row: the last day that is closed. Whatever is dated up to it is refused by triggers, which read the row under a
 * shared lock, so that a closing waits for what is being written (docs/domain/payments.md#closing).
 */
export const books = pgTable('books', { id: id(), closedThrough: date() }, () => [
  check('books_one_row_check', sql`id = '00000000-0000-4000-8000-000000000001'`),
]);

/** Periods that were closed, with their figures of that moment; a trigger refuses to change one. */
export const closedPeriods = pgTable('closed_periods', {
  id: id(),
  firstDay: date().notNull(),
  lastDay: date().notNull().unique(),
  figures: jsonb().$type<Pick<ClosedPeriodResponse, 'figures' | 'statement'>>().notNull(),
  createdById: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' }),
  createdAt: createdAt(),
});
