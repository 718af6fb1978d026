import { invoiceBalances, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Billing } from './billing.read-model.ts';
import { BOUND_STATES, billedToday, invoiceDue } from './billing-time.domain.ts';
import { depositOf, type NextDocument, nextDocument } from './lines-to-bill.domain.ts';
import { lockBilling, nextRecipient } from './lock-billing.ts';
import { type Issuing, writeCreditNote, writeInvoice } from './write-document.ts';

/** The reason of a credit note that no person asked for. */
const CHANGED = 'Die Buchung hat sich geändert.';

const isBound = ({ booking }: Billing): boolean => BOUND_STATES.some((state) => state === booking.state);

/** The invoice that is due today; null while none is, or while the office works at a draft of its own. */
async function bill(
  tx: Tx,
  billing: Billing,
  { lines }: Extract<NextDocument, { kind: 'invoice' }>,
  issuing: Issuing,
): Promise<string | null> {
  if (billing.draft || !isBound(billing)) return null;
  const { booking, issued } = billing;
  const today = zurichDate(issuing.now);
  const { dueDate } = booking;
  const hasInvoice = invoiceBalances(issued, 0).size > 0;
  const what = billedToday(issuing.settings, { today, dueDate, hasInvoice });
  if (what === null) return null;
  return writeInvoice(
    tx,
    billing,
    {
      draftId: null,
      recipient: nextRecipient(billing),
      lines: what === 'deposit' ? depositOf(lines, issuing.settings.depositPercent) : lines,
      dueDate: invoiceDue(what, issuing.settings, { today, dueDate }),
    },
    issuing,
  );
}

async function creditBack(
  tx: Tx,
  billing: Billing,
  { of, ...next }: Extract<NextDocument, { kind: 'credit_note' }>,
  issuing: Issuing,
): Promise<string> {
  const invoice = billing.issued.find(({ id }) => id === of);
  if (!invoice) throw new Error(`There is no issued invoice ${of}.`);
  return writeCreditNote(tx, billing, { ...next, of: invoice, reason: CHANGED }, issuing);
}

/** A booking has so few documents to come that more of them are a mistake of ours. */
const MOST_AT_ONCE = 20;

/**
 * Issues what a booking is to be billed today, document by document, until they add up to what it owes or the rest has its
 * time (docs/domain/payments.md#invoices). Done twice it does nothing the second time.
 * @returns the ids of the documents.
 */
export async function settleBooking(tx: Tx, bookingId: string, issuing: Issuing): Promise<string[]> {
  const made: string[] = [];
  while (made.length < MOST_AT_ONCE) {
    const billing = await lockBilling(tx, bookingId);
    const next = billing && nextDocument(billing.owed, billing.issued);
    if (!next) return made;
    const id =
      next.kind === 'invoice'
        ? await bill(tx, billing, next, issuing)
        : await creditBack(tx, billing, next, issuing);
    if (id === null) return made;
    made.push(id);
  }
  throw new Error(`The documents of the booking ${bookingId} do not add up.`);
}
