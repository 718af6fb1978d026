import type { InvoiceState, Rappen } from '@firn/shared-contracts/domain';

/** An issued invoice or credit note of a booking. */
export interface Issued {
  readonly id: string;
  readonly state: InvoiceState;
  /** The invoice that a credit note takes back. */
  readonly creditNoteOfId: string | null;
  readonly total: Rappen;
}

/**
 * Rappen that are open of an invoice, among all of its booking in the order of their numbers: credit notes lower the invoice
 * they name, and the money of the booking counts for the oldest first (docs/domain/payments.md#invoices).
 */
export function openOf(id: string, issued: readonly Issued[], paid: Rappen): Rappen {
  let left = paid;
  for (const invoice of issued.filter(({ creditNoteOfId }) => creditNoteOfId === null)) {
    const taken = issued.filter(({ creditNoteOfId }) => creditNoteOfId === invoice.id);
    const billed = Math.max(
      0,
      taken.reduce((sum, { total }) => sum + total, invoice.total),
    );
    const covered = Math.min(left, billed);
    if (invoice.id === id) return billed - covered;
    left -= covered;
  }
  return 0;
}
