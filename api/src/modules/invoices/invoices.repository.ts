import type { InvoiceRecipient } from '@firn/shared-contracts/api';
import type { InvoiceKind, InvoiceState } from '@firn/shared-contracts/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type RecordKind, tableKind } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { type InvoiceRow, invoiceLines, invoices } from './invoices.table.ts';
import type { BillLine } from './lines-to-bill.domain.ts';
import { printableRecipient } from './qr-bill.domain.ts';

/** A document as the office writes it: the recipient of a draft is its to change. */
export interface InvoiceRecord {
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly number: string | null;
  /** Id. */
  readonly booking: string;
  readonly recipient: InvoiceRecipient;
  readonly total: number;
  readonly serviceFrom: string;
  readonly serviceTo: string;
  readonly createdBy: string | null;
}

/** The name of a document in the audit; a draft has no number yet. */
export const labelOf = ({ number }: Pick<InvoiceRow, 'number'>): string => number ?? 'Entwurf';

export const invoiceKind: RecordKind<InvoiceRecord> = {
  ...tableKind<InvoiceRecord>({
    entity: 'invoice',
    collection: 'invoices',
    table: invoices,
    columns: {
      kind: 'kind',
      state: 'state',
      number: 'number',
      booking: 'bookingId',
      recipient: 'recipient',
      total: 'total',
      serviceFrom: 'serviceFrom',
      serviceTo: 'serviceTo',
      createdBy: 'createdById',
    },
    references: { booking: { table: bookings } },
    unique: {
      invoices_number_key: { field: 'number', message: 'Diese Nummer hat schon eine andere Rechnung.' },
      invoices_reference_key: {
        field: 'reference',
        message: 'Diese Referenz hat schon eine andere Rechnung.',
      },
      invoices_one_draft_key: { field: 'booking', message: 'Für diese Buchung gibt es schon einen Entwurf.' },
    },
    labelOf,
  }),
  normalisers: { recipient: printableRecipient },
};

/** After the lock of the booking: whoever changes its draft is waited for. */
export async function lockDraftOf(tx: Tx, bookingId: string): Promise<void> {
  const isItsDraft = and(eq(invoices.bookingId, bookingId), eq(invoices.state, 'draft'));
  await tx.select({ id: invoices.id }).from(invoices).where(isItsDraft).for('no key update');
}

/** Writes the lines of a draft, in place of those it had. */
export async function writeLines(tx: Tx, invoiceId: string, lines: readonly BillLine[]): Promise<void> {
  await tx.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId));
  if (lines.length === 0) return;
  await tx.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, invoiceId, position })));
}

export async function insertDraft(
  tx: Tx,
  draft: Omit<typeof invoices.$inferInsert, 'id' | 'state'>,
): Promise<string> {
  const [row] = await tx.insert(invoices).values(draft).returning({ id: invoices.id });
  if (!row) throw new Error('The document was not written.');
  return row.id;
}

export type Issued = Pick<
  typeof invoices.$inferInsert,
  | 'number'
  | 'recipient'
  | 'issuer'
  | 'total'
  | 'iban'
  | 'reference'
  | 'qrPayload'
  | 'issuedOn'
  | 'issuedAt'
  | 'dueDate'
>;

/** Makes a document of a draft; a trigger refuses every other change from then on. */
export async function markIssued(tx: Tx, id: string, issued: Issued): Promise<void> {
  const version = sql`${invoices.version} + 1`;
  await tx
    .update(invoices)
    .set({ ...issued, state: 'issued', version })
    .where(eq(invoices.id, id));
}

export async function markCredited(tx: Tx, id: string): Promise<void> {
  const version = sql`${invoices.version} + 1`;
  await tx.update(invoices).set({ state: 'credited', version }).where(eq(invoices.id, id));
}

export async function markSent(tx: Tx, id: string, sentAt: Date): Promise<void> {
  const version = sql`${invoices.version} + 1`;
  await tx.update(invoices).set({ sentAt, version }).where(eq(invoices.id, id));
}

/** The booking of a document; null if there is none. */
export async function findBookingIdOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ bookingId: invoices.bookingId }).from(invoices).where(eq(invoices.id, id));
  return row?.bookingId ?? null;
}
