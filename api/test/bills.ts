import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { invoiceLines, invoices } from '../src/modules/invoices/invoices.table.ts';

const RECIPIENT = {
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

type Line = typeof invoiceLines.$inferInsert;

/** A line of CHF 108.10 for a tour. */
export const aBilledLine = (changes: Partial<Line> = {}): Omit<Line, 'invoiceId' | 'position'> => ({
  linePosition: 0,
  kind: 'component',
  origin: 'component',
  person: 'Nina Käser',
  title: 'Anteil Tour',
  total: 10_810,
  vatCategory: 'Sal2.1, 8.1%',
  vatPercent: 8.1,
  vat: 810,
  accommodationCost: false,
  accountingNo: '277',
  ...changes,
});

interface Bill {
  readonly bookingId: string;
  readonly issuedOn: string;
  readonly dueDate?: string;
  readonly lines: readonly ReturnType<typeof aBilledLine>[];
  /** The invoice that it credits. */
  readonly creditNoteOfId?: string;
}

let numbers = 0;

/** An issued invoice or credit note, as the database takes one: lines first, then its number. */
export async function bill(
  db: Db,
  { bookingId, issuedOn, dueDate, lines, creditNoteOfId }: Bill,
): Promise<string> {
  numbers += 1;
  const id = randomUUID();
  const number = `R-${issuedOn.slice(0, 4)}-${String(90_000 + numbers)}`;
  await db.transaction(async (tx) => {
    await tx.insert(invoices).values({
      id,
      kind: creditNoteOfId ? 'credit_note' : 'invoice',
      bookingId,
      creditNoteOfId: creditNoteOfId ?? null,
      recipient: RECIPIENT,
      total: lines.reduce((sum, { total }) => sum + total, 0),
      serviceFrom: issuedOn,
      serviceTo: issuedOn,
    });
    await tx
      .insert(invoiceLines)
      .values(lines.map((line, position) => ({ ...line, invoiceId: id, position })));
    await tx
      .update(invoices)
      .set({
        state: 'issued',
        number,
        issuedOn,
        dueDate: dueDate ?? issuedOn,
        issuedAt: new Date(`${issuedOn}T10:00:00Z`),
      })
      .where(eq(invoices.id, id));
  });
  return id;
}
