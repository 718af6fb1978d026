import type { InvoiceRecipient } from '@firn/shared-contracts/api';
import { includedVat } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import {
  type InvoiceLineRow,
  type InvoiceRow,
  invoiceLines,
  invoices,
} from '../src/modules/invoices/invoices.table.ts';
import { NOW } from './build-test-app.ts';

const RECIPIENT: InvoiceRecipient = {
  company: '',
  name: 'Nina Käser',
  street: 'Bergweg',
  houseNumber: '7',
  postalCode: '7546',
  city: 'Ardez',
  country: 'CH',
  email: 'nina@firn.example',
  reference: '',
};

type Line = Partial<InvoiceLineRow> & { readonly total: number };

const TOUR = { title: 'Anteil Tour', vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1 } as const;

function lineOf(line: Line, position: number): Omit<InvoiceLineRow, 'invoiceId'> {
  const vatPercent = line.vatPercent ?? TOUR.vatPercent;
  return {
    ...TOUR,
    position,
    linePosition: position,
    kind: 'component',
    origin: 'booking',
    person: 'Nina Käser',
    accommodationCost: false,
    accountingNo: '277',
    ...line,
    vatPercent,
    vat: includedVat(line.total, vatPercent),
  } as Omit<InvoiceLineRow, 'invoiceId'>;
}

let numbers = 0;

/** An issued invoice, or a credit note where its total is below 0. */
export async function insertBilled(
  db: Db,
  bookingId: string,
  lines: readonly Line[],
  changes: Partial<InvoiceRow> = {},
): Promise<InvoiceRow> {
  numbers += 1;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const service = { serviceFrom: '2026-03-07', serviceTo: '2026-03-08' };
  const [draft] = await db
    .insert(invoices)
    .values({
      kind: total < 0 ? 'credit_note' : 'invoice',
      bookingId,
      recipient: RECIPIENT,
      total,
      ...service,
      creditNoteOfId: changes.creditNoteOfId ?? null,
      createdAt: changes.issuedAt ?? NOW,
    })
    .returning();
  if (!draft) throw new Error('no draft');
  await db
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...lineOf(line, index), invoiceId: draft.id })));
  const number = `R-2026-${String(numbers).padStart(5, '0')}`;
  const issued = { state: 'issued', number, issuedOn: '2026-02-14', dueDate: '2026-03-16' } as const;
  const [row] = await db
    .update(invoices)
    .set({ ...issued, issuedAt: NOW, ...changes })
    .where(eq(invoices.id, draft.id))
    .returning();
  if (!row) throw new Error('no invoice');
  return row;
}
