import { zurichDate } from '@firn/shared-contracts/domain';
import { INVOICE_KIND_LABELS, INVOICE_STANDING_LABELS } from '@firn/shared-contracts/labels';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import { day, money, text } from '../../../lib/sheet-fields.ts';
import { bookings } from '../../bookings/bookings.table.ts';
import {
  INVOICE_FILTERS,
  type InvoiceFilter,
  listInvoiceIds,
  openAmount,
  readInvoiceFilter,
  standing,
} from '../../invoices/index.ts';
import { invoices } from '../../invoices/invoices.table.ts';
import { type ExportView, listSource } from '../source/export-source.ts';

const read = (db: Db, ids: readonly string[], { now }: ExportView) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      standing: standing(zurichDate(now)),
      bookingNumber: bookings.number,
      recipient: invoices.recipient,
      issuedOn: invoices.issuedOn,
      dueDate: invoices.dueDate,
      total: invoices.total,
      open: openAmount(),
      reference: invoices.reference,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(isAmong(invoices.id, ids));
type Row = Awaited<ReturnType<typeof read>>[number];

/** Invoices and credit notes as their list has them. */
export const invoicesOfList = listSource<Row, InvoiceFilter>({
  title: 'Rechnungen',
  permission: 'finance.export',
  filters: INVOICE_FILTERS.filter(({ variable }) => variable !== 'token'),
  columns: {
    number: text('Nummer', (row) => row.number),
    kind: text('Art', ({ kind }) => INVOICE_KIND_LABELS[kind]),
    standing: text('Status', (row) => row.standing && INVOICE_STANDING_LABELS[row.standing]),
    booking: text('Buchung', ({ bookingNumber }) => bookingNumber),
    company: text('Firma', ({ recipient }) => recipient.company ?? null),
    recipient: text('Empfänger', ({ recipient }) => recipient.name),
    issuedOn: day('Datum', ({ issuedOn }) => issuedOn),
    dueDate: day('Fällig', ({ dueDate }) => dueDate),
    total: money('Total CHF', ({ total }) => total),
    open: money('Offen CHF', ({ open }) => open),
    reference: text('Referenz', ({ reference }) => reference),
  },
  readFilter: readInvoiceFilter,
  find: listInvoiceIds,
  read,
});
