import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { invoiceLines, invoices } from '../src/modules/invoices/invoices.table.ts';

let numbers = 50_000;

type NewInvoice = Partial<typeof invoices.$inferInsert>;

interface Billing extends NewInvoice {
  /** A fee is no turnover. */
  readonly origin?: 'component' | 'fee';
}

/** An invoice of a booking of CHF 480.– that was due on 1 March 2026, unless the changes say otherwise; answers its id. */
export async function insertIssued(
  db: Db,
  bookingId: string,
  { origin = 'component', ...changes }: Billing = {},
): Promise<string> {
  numbers += 1;
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error('no booking');
  const { firstName, lastName, address, postalCode, city, country, email } = booking;
  const total = changes.total ?? 48_000;
  const recipient = {
    company: '',
    name: `${firstName} ${lastName}`,
    street: address,
    houseNumber: '',
    postalCode,
    city,
    country,
    email,
    reference: '',
  };
  const days = { serviceFrom: '2026-03-07', serviceTo: '2026-03-08' };
  const [draft] = await db
    .insert(invoices)
    .values({ kind: 'invoice', bookingId, recipient, ...days, ...changes, state: 'draft', total })
    .returning({ id: invoices.id });
  if (!draft) throw new Error('no invoice');
  await db.insert(invoiceLines).values({
    invoiceId: draft.id,
    position: 0,
    linePosition: 0,
    kind: origin,
    origin,
    person: recipient.name,
    title: 'Anteil Tour',
    total,
    vatCategory: '',
    vatPercent: 0,
    vat: 0,
    accommodationCost: false,
    accountingNo: '277',
  });
  const issued = { number: `R-2026-${numbers}`, issuedOn: '2026-02-14', dueDate: '2026-03-01' };
  await db
    .update(invoices)
    .set({ ...issued, ...changes, state: changes.state ?? 'issued' })
    .where(eq(invoices.id, draft.id));
  return draft.id;
}
