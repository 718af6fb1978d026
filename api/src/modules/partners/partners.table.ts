import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, titleSortKey, version } from '../../db/columns.ts';

/** Companies that bring guests (docs/domain/partners.md#record). */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    version: version(),
    title: text().notNull(),
    /** In capitals. */
    code: text().notNull().unique(),
    sites: jsonb().$type<{ readonly origin: string }[]>().notNull().default([]),
    commissionPercent: numeric({ precision: 4, scale: 1, mode: 'number' }),
    /** Rappen. */
    commissionPerPerson: integer(),
    contactName: text().notNull().default(''),
    contactEmail: text(),
    contactPhone: text().notNull().default(''),
    notes: text().notNull().default(''),
    statementAddress: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    /** The last day on which the code counts. */
    endsOn: date(),
    sortKey: titleSortKey(),
  },
  () => [
    check('partners_code_check', sql`code ~ '^[A-Z0-9-]{2,30}$'`),
    check('partners_commission_check', sql`num_nonnulls(commission_percent, commission_per_person) = 1`),
  ],
);

export type PartnerRow = typeof partners.$inferSelect;
