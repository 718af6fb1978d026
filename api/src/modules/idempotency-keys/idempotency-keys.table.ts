import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys of writes that must happen once (decisions D7b). A row without `status` is in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Renewed by every claim, so a claim that was taken over cannot complete. */
    claimId: uuid('claim_id').primaryKey(),
    /** User id, or the anonymous visitor's. */
    principal: text('principal').notNull(),
    key: text('key').notNull(),
    /** SHA-256, hex, of method, path and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    /** A claim older than this belongs to a process that died. */
    lockedUntil: instant('locked_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_principal_key').on(table.principal, table.key),
    index('idempotency_keys_expires_idx').on(table.expiresAt),
  ],
);
