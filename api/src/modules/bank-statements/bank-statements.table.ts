import type { BankEntryState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { payments } from '../payments/payments.table.ts';
import { users } from '../users/users.table.ts';

/** Files of the bank (camt.053, camt.054) that were read in (docs/domain/payments.md#bank-file). */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    version: version(),
    fileName: text().notNull(),
    /** `camt.054.001.08`, as the file says of itself. */
    format: text().notNull(),
    /** SHA-256 of the file in hexadecimal digits: the same file is read once. */
    sha256: text().notNull(),
    entries: integer().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('bank_statements_file_key').on(table.sha256)],
);

/** Money that came onto an account, or left it, transaction by transaction. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: id(),
    version: version(),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    /** Account and what the bank calls the transaction: the same money in two files counts once. */
    identity: text().notNull(),
    state: text().$type<BankEntryState>().notNull(),
    /** Rappen; below 0 for a reversal. */
    amount: integer().notNull(),
    bookedOn: date().notNull(),
    reference: text(),
    debtorName: text(),
    debtorIban: text(),
    message: text(),
    /** The booking it was put to, by reference or by hand. */
    bookingId: uuid().references(() => bookings.id, { onDelete: 'restrict' }),
    /** The entry that it became in the ledger. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    /** The reason for which it is left aside. */
    note: text(),
  },
  (table) => [
    uniqueIndex('bank_entries_identity_key').on(table.identity),
    uniqueIndex('bank_entries_payment_key').on(table.paymentId),
    index('bank_entries_statement_idx').on(table.statementId, table.position),
    index('bank_entries_booking_idx').on(table.bookingId),
    index('bank_entries_open_idx').on(table.bookedOn).where(sql`state = 'unmatched'`),
    check('bank_entries_amount', sql`amount <> 0`),
  ],
);

export type BankStatementRow = typeof bankStatements.$inferSelect;
export type BankEntryRow = typeof bankEntries.$inferSelect;
