import type { CancellationPreset, CancellationTier } from '@firn/shared-contracts/domain';
import { date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, version } from '../../db/columns.ts';

/** Versions of the terms of cancellation; a migration brings the first of each preset. */
export const cancellationPolicies = pgTable(
  'cancellation_policies',
  {
    id: id(),
    version: version(),
    preset: text().$type<CancellationPreset>().notNull(),
    /** Counts the versions of a preset, from 1. */
    number: integer().notNull(),
    /** The first day on which a booking gets this version. */
    validFrom: date().notNull(),
    tiers: jsonb().$type<CancellationTier[]>().notNull(),
  },
  (table) => [
    unique('cancellation_policies_number_key').on(table.preset, table.number),
    unique('cancellation_policies_day_key').on(table.preset, table.validFrom),
  ],
);

export type CancellationPolicyRow = typeof cancellationPolicies.$inferSelect;
