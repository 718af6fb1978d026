import type { VoucherEntryKind, VoucherOrigin, VoucherState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { offers } from '../offers/offers.table.ts';
import { payments } from '../payments/payments.table.ts';
import { users } from '../users/users.table.ts';

/** Gift vouchers, which are a means of payment (docs/domain/payments.md#vouchers). */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    version: version(),
    /** Four groups of four without hyphens, the last character is the check. */
    code: text().notNull().unique(),
    /** `used_up` and `expired` follow from balance and day, and are kept nowhere. */
    state: text().$type<VoucherState>().notNull().default('draft'),
    origin: text().$type<VoucherOrigin>().notNull(),
    /** Rappen for which it was issued. */
    amount: integer().notNull(),
    /** Rappen that are left: the sum of its ledger, which only a trigger writes. */
    balance: integer().notNull().default(0),
    validUntil: date().notNull(),
    recipientName: text().notNull().default(''),
    message: text().notNull().default(''),
    /** Key of a picture of ours. */
    picture: text().notNull(),
    /** The tour that it is meant for, as a wish: it pays for any. */
    offerId: uuid().references(() => offers.id, { onDelete: 'set null' }),
    buyerName: text().notNull().default(''),
    buyerEmail: text(),
    /** To whom the voucher is mailed; null: to the buyer. */
    deliverTo: text(),
    /** The day on which it is mailed; null: at once. */
    deliverOn: date(),
    sentAt: instant(),
    /** Rappen received for it, and how; null while nothing came, and for what was given away or imported. */
    paid: integer(),
    paidBy: text(),
    paidOn: date(),
    /** SHA-256 of the secret by which a buyer without an account reads it. */
    accessTokenHash: text(),
    /** The voucher that was lost and is replaced by this one. */
    replacesId: uuid().references((): AnyPgColumn => vouchers.id, { onDelete: 'restrict' }),
    /** A note of the office: why it was given, or blocked. */
    note: text().notNull().default(''),
    /** Null for a buyer, and for the system. */
    createdById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('vouchers_created_idx').on(table.createdAt),
    index('vouchers_delivery_idx').on(table.deliverOn).where(sql`state = 'active' and sent_at is null`),
    uniqueIndex('vouchers_replaces_key').on(table.replacesId),
    check('vouchers_amount', sql`amount > 0`),
    check('vouchers_balance_not_negative', sql`balance >= 0`),
  ],
);

/** The ledger of a voucher; a trigger refuses to change an entry and adds each to the balance. */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    id: id(),
    voucherId: uuid()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'restrict' }),
    kind: text().$type<VoucherEntryKind>().notNull(),
    /** Rappen; below 0 they left the voucher. */
    amount: integer().notNull(),
    bookedOn: date().notNull(),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'restrict' }),
    /** The entry of the booking's ledger that a redemption became, or a return came from. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    note: text(),
    createdById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('voucher_entries_voucher_idx').on(table.voucherId, table.sequence),
    index('voucher_entries_booking_idx').on(table.bookingId),
    uniqueIndex('voucher_entries_payment_key').on(table.paymentId),
    check('voucher_entries_amount', sql`amount <> 0`),
  ],
);

/** Vouchers that a place on the waiting list will be paid with, once its seats are taken. */
export const voucherPledges = pgTable(
  'voucher_pledges',
  {
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    voucherId: uuid()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.voucherId] })],
);

/** Attempts of strangers: wrong codes, and orders that are not paid yet. Only the last hour counts. */
export const voucherAttempts = pgTable(
  'voucher_attempts',
  {
    id: id(),
    kind: text({ enum: ['code', 'order'] }).notNull(),
    /** As `networkOf` gives it: never a whole IPv6 address. */
    network: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('voucher_attempts_network_idx').on(table.network, table.at)],
);

export type VoucherRow = typeof vouchers.$inferSelect;
export type VoucherEntryRow = typeof voucherEntries.$inferSelect;
