import type { InvoiceLine, InvoiceResponse, InvoiceStepPreview } from '@firn/shared-contracts/api';
import { invoiceStanding, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { readableBookings } from '../bookings/booking-access.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { vatTotalsOf } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { netAmount, openAmount } from './invoice-balances.read-model.ts';
import { type InvoiceLineRow, invoiceLines, invoices } from './invoices.table.ts';

const credited = alias(invoices, 'credited');

export const selectInvoices = (db: Db) =>
  db
    .select({
      invoice: invoices,
      net: netAmount,
      open: openAmount(),
      bookingNumber: bookings.number,
      event: { title: sql<string>`coalesce(${events.title}, ${offers.title})`, code: events.code },
      creditNoteOfNumber: credited.number,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .leftJoin(credited, eq(credited.id, invoices.creditNoteOfId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectInvoices>>[number];

const lineResponse = ({
  kind,
  origin,
  person,
  title,
  total,
  vatCategory,
  vatPercent,
  vat,
}: InvoiceLineRow): InvoiceLine => ({ kind, origin, person, title, total, vatCategory, vatPercent, vat });

function invoiceResponse(row: Row, lines: readonly InvoiceLineRow[], today: LocalDate): InvoiceResponse {
  const { invoice, bookingNumber, event, net, open } = row;
  const { id, bookingId, creditNoteOfId, sentAt, createdAt } = invoice;
  return {
    '@id': iri('invoices', id),
    '@type': 'Invoice',
    id,
    version: invoice.version,
    kind: invoice.kind,
    state: invoice.state,
    standing: invoice.kind === 'invoice' ? invoiceStanding({ ...invoice, net, open }, today) : null,
    number: invoice.number,
    booking: { '@id': iri('bookings', bookingId), id: bookingId, bookingNumber, event },
    creditNoteOf: creditNoteOfId && iri('invoices', creditNoteOfId),
    creditNoteOfNumber: row.creditNoteOfNumber,
    recipient: invoice.recipient,
    lines: lines.map(lineResponse),
    vatTotals: vatTotalsOf(lines),
    total: invoice.total,
    open,
    iban: invoice.iban,
    reference: invoice.reference,
    qrPayload: invoice.qrPayload,
    issuedOn: invoice.issuedOn,
    dueDate: invoice.dueDate,
    serviceFrom: invoice.serviceFrom,
    serviceTo: invoice.serviceTo,
    reason: invoice.reason,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Adds the lines: one query for any number of documents. */
export async function withLines(db: Db, rows: readonly Row[], now: Date): Promise<InvoiceResponse[]> {
  const ids = rows.map(({ invoice }) => invoice.id);
  if (ids.length === 0) return [];
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const today = zurichDate(now);
  return rows.map((row) => invoiceResponse(row, linesOf.get(row.invoice.id) ?? [], today));
}

/** SQL: the documents that somebody may read: of bookings that are theirs, and drafts for the office alone. */
export const readableInvoices = (visitor: Visitor, token: string | null): SQL | undefined =>
  and(
    readableBookings(visitor, token),
    visitor.permissions.isAdmin ? undefined : ne(invoices.state, 'draft'),
  );

interface Reader {
  readonly visitor: Visitor;
  /** The secret of a booking, by which somebody without an account reads its documents. */
  readonly token: string | null;
  readonly now: Date;
}

/** A document, if the visitor may read it; null otherwise. */
export async function findInvoice(
  db: Db,
  id: string,
  { visitor, token, now }: Reader,
): Promise<InvoiceResponse | null> {
  const rows = await selectInvoices(db).where(and(eq(invoices.id, id), readableInvoices(visitor, token)));
  return (await withLines(db, rows, now))[0] ?? null;
}

/** A document that a step makes, for who looks before it. */
export async function findDocumentPreview(db: Db, id: string): Promise<InvoiceStepPreview['document']> {
  const [document] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!document) throw new Error(`There is no document ${id}.`);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const { kind, total } = document;
  return { kind, total, lines: lines.map(lineResponse), vatTotals: vatTotalsOf(lines) };
}
