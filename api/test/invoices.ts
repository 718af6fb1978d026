import type { Db } from '../src/db/client.ts';
import { invoices } from '../src/modules/invoices/invoices.table.ts';

let numbers = 0;

/** Issues an invoice of a booking, as far as the bank knows it; answers with its reference and number. */
export async function insertInvoice(
  db: Db,
  bookingId: string,
  total: number,
): Promise<{ readonly reference: string; readonly number: string }> {
  numbers += 1;
  const number = `R-2031-${String(numbers).padStart(5, '0')}`;
  const reference = `${numbers}`.padStart(27, '0');
  await db.insert(invoices).values({
    kind: 'invoice',
    state: 'issued',
    number,
    bookingId,
    recipient: {
      company: '',
      name: 'Nina Käser',
      street: 'Bergweg',
      houseNumber: '7',
      postalCode: '7546',
      city: 'Ardez',
      country: 'CH',
      email: null,
      reference: '',
    },
    total,
    reference,
    issuedOn: '2026-02-10',
    serviceFrom: '2026-03-07',
    serviceTo: '2026-03-08',
  });
  return { reference, number };
}
