import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../db/columns.ts';
import type { OnlineMethod } from '../provider/payment-provider.ts';

/** States of a payment at the test provider; `underway` is money that is sent and has not arrived. */
export const TEST_PAYMENT_STATES = ['open', 'underway', 'confirmed', 'failed', 'cancelled'] as const;
export type TestPaymentState = (typeof TEST_PAYMENT_STATES)[number];

/**
 * The books of the test provider. They stand in for those of somebody else, so they point to nothing of ours; in the
 * database, because the worker asks for them, too, and because they outlive a restart as somebody else's would.
 */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text().primaryKey(),
    /** Rappen. */
    amount: integer().notNull(),
    method: text().$type<OnlineMethod>().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    state: text().$type<TestPaymentState>().notNull().default('open'),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  () => [check('test_payments_amount', sql`amount > 0`)],
);

export const testRefunds = pgTable(
  'test_refunds',
  {
    /** The key that whoever pays back gives: the same pays back once. */
    key: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => testPayments.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('test_refunds_payment_idx').on(table.paymentId),
    check('test_refunds_amount', sql`amount > 0`),
  ],
);

export type TestPaymentRow = typeof testPayments.$inferSelect;
