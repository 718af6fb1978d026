import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '../invoices/invoices.table.ts';
import { type PaymentRow, payments } from '../payments/payments.table.ts';
import { type BexioDocumentRow, bexioDocuments } from './bexio.table.ts';
import type { BookEvent } from './postings.domain.ts';

export interface IssuedInvoice {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
}

/** An invoice or a credit note with its lines. */
export async function readInvoice(db: Db, id: string): Promise<IssuedInvoice> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  return { invoice, lines };
}

/** An entry of the ledger. */
export type Entry = PaymentRow;

export async function readEntry(db: Db, id: string): Promise<Entry> {
  const [entry] = await db.select().from(payments).where(eq(payments.id, id));
  if (!entry) throw new Error(`There is no entry ${id} in the ledger.`);
  return entry;
}

/** The documents that were issued for a booking, and its ledger. */
export interface Books {
  /** In the order in which they were written. */
  readonly events: readonly BookEvent[];
  /** Rows of invoices and credit notes, by the id of the document. */
  readonly documents: ReadonlyMap<string, BexioDocumentRow>;
}

/** Of two at the same moment the invoice is first: a payment may be for it. */
const byTime = (a: Written, b: Written): number => a.at.getTime() - b.at.getTime() || a.rank - b.rank;

interface Written {
  readonly at: Date;
  readonly rank: number;
  readonly event: BookEvent;
}

const issuedOf = ({ id, kind, total, creditNoteOfId, issuedAt, createdAt }: InvoiceRow): Written => ({
  at: issuedAt ?? createdAt,
  rank: kind === 'invoice' ? 0 : 1,
  event: kind === 'invoice' ? { kind, id, total } : { kind, id, total, ofId: creditNoteOfId },
});

const enteredOf = ({ id, kind, amount, ofId, createdAt }: PaymentRow): Written => ({
  at: createdAt,
  rank: 2,
  event: { kind, id, amount, ofId },
});

export async function readBooks(db: Db, bookingId: string): Promise<Books> {
  const issued = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), ne(invoices.state, 'draft')))
    .orderBy(asc(invoices.number));
  const ledger = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.sequence));
  const ids = issued.map(({ id }) => id);
  const documents = await db
    .select()
    .from(bexioDocuments)
    .where(and(ne(bexioDocuments.kind, 'payment'), inArray(bexioDocuments.subjectId, ids)));
  // The sort keeps the order of what was written at the same moment.
  const events = [...issued.map(issuedOf), ...ledger.map(enteredOf)].sort(byTime);
  return {
    events: events.map(({ event }) => event),
    documents: new Map(documents.map((document) => [document.subjectId, document])),
  };
}
