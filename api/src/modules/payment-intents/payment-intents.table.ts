import type { PaymentIntentState, PaymentProviderName, PaymentWay } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { payments } from '../payments/payments.table.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';

/**
 * Attempts to pay by a provider: for a booking, or for a voucher that is bought. The ledger has what came of them
 * (docs/domain/payments.md#payment-page).
 */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: id(),
    version: version(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** Id at the provider; null until it has answered. */
    externalId: text(),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'restrict' }),
    voucherId: uuid().references(() => vouchers.id, { onDelete: 'restrict' }),
    method: text().$type<PaymentWay>().notNull(),
    /** Rappen. */
    amount: integer().notNull(),
    state: text().$type<PaymentIntentState>().notNull().default('created'),
    /** The pay page of the provider. */
    redirectUrl: text(),
    /** The reason why it failed, as the provider says. */
    failure: text(),
    /** The entry that it became in the ledger; null while nothing came, and for a voucher. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    /** The pay page is of no use after that. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_intents_external_key').on(table.provider, table.externalId),
    uniqueIndex('payment_intents_payment_key').on(table.paymentId),
    index('payment_intents_booking_idx').on(table.bookingId, table.createdAt),
    index('payment_intents_voucher_idx').on(table.voucherId),
    index('payment_intents_open_idx').on(table.expiresAt).where(sql`state in ('created', 'pending')`),
    check('payment_intents_one_purpose', sql`(booking_id is null) <> (voucher_id is null)`),
    check('payment_intents_amount', sql`amount > 0`),
  ],
);

/** Events of providers that were taken in: each counts once (docs/domain/payments.md#webhooks). */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text().$type<PaymentProviderName>().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_created_idx').on(table.createdAt),
  ],
);

export type PaymentIntentRow = typeof paymentIntents.$inferSelect;
