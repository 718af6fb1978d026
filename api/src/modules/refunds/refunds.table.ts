import type { RefundState, RefundWay } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { payments } from '../payments/payments.table.ts';
import { users } from '../users/users.table.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';

/** Files of the office for the bank (pain.001), each once (docs/domain/payments.md#refunds). */
export const paymentOrders = pgTable('payment_orders', {
  id: id(),
  /** `MsgId` of the file. */
  number: text().notNull().unique(),
  fileName: text().notNull(),
  content: text().notNull(),
  createdById: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' }),
  createdAt: createdAt(),
});

/** Money that is paid back for a booking: asked for, on its way, done (docs/domain/states.md#refund). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    version: version(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** Rappen. */
    amount: integer().notNull(),
    way: text().$type<RefundWay>().notNull(),
    state: text().$type<RefundState>().notNull().default('created'),
    /** The account and the order of a refund by bank. */
    iban: text(),
    accountHolder: text(),
    orderId: uuid().references(() => paymentOrders.id, { onDelete: 'restrict' }),
    /** The payment that a refund by provider goes back from, and the id that the provider gives the refund. */
    ofPaymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    externalId: text(),
    /** The new voucher of a refund by voucher. */
    voucherId: uuid().references(() => vouchers.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    lastError: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** Null for the guest, and for the system. */
    createdById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('refunds_external_key').on(table.externalId),
    uniqueIndex('refunds_voucher_key').on(table.voucherId),
    index('refunds_booking_idx').on(table.bookingId),
    index('refunds_open_idx').on(table.createdAt).where(sql`state in ('created', 'transit', 'failed')`),
    check('refunds_amount', sql`amount > 0`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
export type PaymentOrderRow = typeof paymentOrders.$inferSelect;
