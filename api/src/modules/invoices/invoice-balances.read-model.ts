import type { InvoiceStanding, LocalDate } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { bookings } from '../bookings/bookings.table.ts';
import { invoices } from './invoices.table.ts';

/** SQL: an issued invoice less the credit notes that belong to it. */
const net = sql`(invoice.total + coalesce((select sum(credit.total) from ${invoices} credit where credit.credit_note_of_id = invoice.id and credit.state <> 'draft'), 0))`;

/**
 * SQL: Rappen that are open of the invoice of the row, the same as `invoiceBalances`: the money of the booking counts for the
 * oldest first.
 */
export const openAmount = (): SQL<number> => sql<number>`case
  when ${invoices.kind} <> 'invoice' or ${invoices.state} = 'draft' then 0
  else (
    select greatest(0, least(own.net, own.through - ${bookings.paid}))::int from (
      select invoice.id, ${net} as net, sum(${net}) over (order by invoice.issued_at, invoice.number) as through
      from ${invoices} invoice
      where invoice.booking_id = ${invoices.bookingId} and invoice.kind = 'invoice' and invoice.state <> 'draft'
    ) own where own.id = ${invoices.id}
  ) end`;

/** SQL: Rappen of the invoice of the row that its credit notes have left. */
export const netAmount = sql<number>`(${invoices.total} + coalesce((select sum(credit.total) from ${invoices} credit where credit.credit_note_of_id = ${invoices.id} and credit.state <> 'draft'), 0))`;

/** SQL: the same as `invoiceStanding`, for filters; null for a credit note. */
export const standing = (today: LocalDate): SQL<InvoiceStanding | null> => sql<InvoiceStanding | null>`case
  when ${invoices.kind} <> 'invoice' then null
  when ${invoices.state} <> 'issued' then ${invoices.state}
  when ${openAmount()} = 0 then 'paid'
  when ${invoices.dueDate} < ${today}::date then 'overdue'
  when ${openAmount()} < ${netAmount} then 'partial'
  else 'open' end`;
