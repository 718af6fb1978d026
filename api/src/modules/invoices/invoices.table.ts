import type { InvoiceIssuer, InvoiceRecipient } from '@firn/shared-contracts/api';
import type {
  InvoiceKind,
  InvoiceState,
  PriceLineKind,
  PriceLineOrigin,
} from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { users } from '../users/users.table.ts';

/**
 * Invoices and credit notes of bookings. Once issued, a trigger refuses to change or remove one, but for the mark that it was
 * credited and for when it was mailed (docs/domain/payments.md#invoices).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    version: version(),
    kind: text().$type<InvoiceKind>().notNull(),
    state: text().$type<InvoiceState>().notNull().default('draft'),
    /** `R-2026-00001`, without gaps; null for a draft. */
    number: text(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note takes back. */
    creditNoteOfId: uuid().references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    /** As it stands on the paper; frozen when it is issued. */
    recipient: jsonb().$type<InvoiceRecipient>().notNull(),
    /** The company as it was on the day of issue; null for a draft. */
    issuer: jsonb().$type<InvoiceIssuer>(),
    /** Rappen: the sum of its lines; below 0 for a credit note. */
    total: integer().notNull(),
    /** QR-IBAN or IBAN of the company on the day of issue; null for a draft and a credit note. */
    iban: text(),
    /** QRR of 27 digits with a QR-IBAN, SCOR (`RF…`) with an IBAN. */
    reference: text(),
    /** The text inside the QR code. */
    qrPayload: text(),
    /** Days of Zurich. */
    issuedOn: date(),
    dueDate: date(),
    serviceFrom: date().notNull(),
    serviceTo: date().notNull(),
    /** The reason of a credit note. */
    reason: text(),
    issuedAt: instant(),
    /** The time at which it was mailed last. */
    sentAt: instant(),
    /** Null for the system. */
    createdById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_number_key').on(table.number),
    uniqueIndex('invoices_reference_key').on(table.reference),
    // A credit note is a draft until it has its lines, beside the draft of the office.
    uniqueIndex('invoices_one_draft_key')
      .on(table.bookingId)
      .where(sql`state = 'draft' and kind = 'invoice'`),
    index('invoices_booking_idx').on(table.bookingId, table.createdAt),
    index('invoices_issued_idx').on(table.issuedOn),
    index('invoices_credit_note_of_idx').on(table.creditNoteOfId),
    check('invoices_number', sql`(state = 'draft') = (number is null)`),
    check('invoices_issued', sql`state = 'draft' or issued_on is not null`),
    check('invoices_kind', sql`kind = 'invoice' or (kind = 'credit_note' and total <= 0)`),
  ],
);

/** Lines of an invoice: those of its booking, or a share of them. A trigger refuses a change once it is issued. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Position of the price line of the booking that it bills. */
    linePosition: integer().notNull(),
    kind: text().$type<PriceLineKind>().notNull(),
    origin: text().$type<PriceLineOrigin>().notNull(),
    /** Full name of the person of the booking. */
    person: text().notNull(),
    title: text().notNull(),
    /** Rappen, VAT included. */
    total: integer().notNull(),
    /** Empty for a fee, which is damages and no turnover. */
    vatCategory: text().notNull(),
    vatPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    vat: integer().notNull(),
    accommodationCost: boolean().notNull(),
    accountingNo: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
