import type { BookingResponse, InvoiceResponse } from '@firn/shared-contracts/api';
import { type BilledDocument, netOf, owedOf, type Rappen } from '@firn/shared-contracts/domain';

const billed = ({ '@id': id, kind, state, total, creditNoteOf }: InvoiceResponse): BilledDocument => ({
  id,
  kind,
  state,
  total,
  creditNoteOfId: creditNoteOf,
});

/** Rappen that the booking owes and no issued document has billed; below 0 where a credit note is to come. */
export function toBill(booking: BookingResponse, documents: readonly InvoiceResponse[]): Rappen {
  const issued = documents.filter(({ state }) => state !== 'draft');
  return issued.reduce((left, { total }) => left - total, owedOf(booking));
}

/** The amount that a credit note takes back: the invoice after the credit notes that it has already. */
export const creditAmount = (invoice: InvoiceResponse, documents: readonly InvoiceResponse[]): Rappen =>
  netOf(billed(invoice), documents.map(billed));

/** Address to which the mail of a document goes. */
export const mailTo = ({ recipient }: InvoiceResponse, booking: BookingResponse): string =>
  recipient.email ?? booking.booker.email;
