import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Keys of writes that must happen once (docs/domain/bookings.md#idempotency). A row without `status` is in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Renewed by every claim, so a claim that was taken over cannot complete. */
    claimId: uuid().primaryKey(),
    /** User id, or the anonymous visitor's. */
    principal: text().notNull(),
    key: text().notNull(),
    /** SHA-256, hex, of method, path and body. */
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    /** A claim older than this belongs to a process that died. */
    lockedUntil: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_principal_key').on(table.principal, table.key),
    index('idempotency_keys_expires_idx').on(table.expiresAt),
  ],
);
