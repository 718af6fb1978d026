import { addDays, includedVat } from '@firn/shared-contracts/domain';
import { aRecipient } from '@firn/shared-contracts/testing';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { type InvoiceRow, invoiceLines, invoices } from '../src/modules/invoices/invoices.table.ts';

type Line = Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'position'>;

/** A line of CHF 108.10 for a tour, unless the changes say otherwise; its VAT follows from total and percent. */
export function aBilledLine(changes: Partial<Line> = {}): Line {
  const { total = 10_810, vatPercent = 8.1 } = changes;
  return {
    linePosition: 0,
    kind: 'component',
    origin: 'component',
    person: 'Nina Käser',
    title: 'Anteil Tour',
    total,
    vatCategory: 'Sal2.1, 8.1%',
    vatPercent,
    vat: includedVat(total, vatPercent),
    accommodationCost: false,
    accountingNo: '277',
    ...changes,
  };
}

/** A line of a fee, which is no turnover. */
export const aFeeLine = (changes: Partial<Line> = {}): Line =>
  aBilledLine({
    kind: 'fee',
    origin: 'fee',
    title: 'Annullationskosten',
    vatCategory: '',
    vatPercent: 0,
    ...changes,
  });

/** Above the numbers that a test lets the API give. */
let numbers = 90_000;

interface Issued extends Partial<InvoiceRow> {
  readonly lines?: readonly Line[];
}

/**
 * An invoice of CHF 480.– to who booked, issued on 14 February 2026, unless the changes say otherwise; a credit note where
 * its total is below 0. The database takes the lines first, then the number.
 */
export function insertIssued(
  db: Db,
  bookingId: string,
  { lines = [aBilledLine({ total: 48_000 })], ...changes }: Issued = {},
): Promise<InvoiceRow> {
  numbers += 1;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const issuedOn = changes.issuedOn ?? '2026-02-14';
  const issuedAt = new Date(`${issuedOn}T08:00:00Z`);
  return db.transaction(async (tx) => {
    const [draft] = await tx
      .insert(invoices)
      .values({
        kind: total < 0 ? 'credit_note' : 'invoice',
        bookingId,
        recipient: aRecipient(),
        serviceFrom: '2026-03-07',
        serviceTo: '2026-03-08',
        createdAt: issuedAt,
        ...changes,
        state: 'draft',
        total,
        issuedOn: null,
      })
      .returning({ id: invoices.id });
    if (!draft) throw new Error('The draft was not written.');
    const written = lines.map((line, position) => ({ ...line, invoiceId: draft.id, position }));
    await tx.insert(invoiceLines).values(written);
    const [row] = await tx
      .update(invoices)
      .set({
        number: `R-${issuedOn.slice(0, 4)}-${numbers}`,
        dueDate: addDays(issuedOn, 30),
        issuedAt,
        ...changes,
        issuedOn,
        state: changes.state ?? 'issued',
      })
      .where(eq(invoices.id, draft.id))
      .returning();
    if (!row) throw new Error('The invoice was not issued.');
    return row;
  });
}
