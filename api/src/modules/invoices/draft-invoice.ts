import type { Tx } from '../../db/client.ts';
import { authorIdOf } from '../../lib/principal.ts';
import type { Defaults } from '../../records/index.ts';
import { draftExists, nothingToBill, unknownBooking } from './invoices.errors.ts';
import { findBookingIdOf, type InvoiceRecord, insertDraft, writeLines } from './invoices.repository.ts';
import { linesToBill, totalOf } from './lines-to-bill.domain.ts';
import { lockBilling, nextRecipient } from './lock-billing.ts';

/**
 * What a draft of the office begins with: all that the booking owes and no document bills.
 * @throws 422 for a booking there is none of, that has a draft, or that owes nothing more.
 */
export const draftDefaults: Defaults<InvoiceRecord> = async (tx, { booking = '' }, { actor }) => {
  const billing = await lockBilling(tx, booking);
  if (!billing) throw unknownBooking();
  if (billing.draft) throw draftExists();
  const total = totalOf(linesToBill(billing.owed, billing.issued));
  if (total <= 0) throw nothingToBill();
  const { serviceFrom, serviceTo } = billing;
  return {
    kind: 'invoice',
    state: 'draft',
    number: null,
    booking,
    recipient: nextRecipient(billing),
    total,
    serviceFrom,
    serviceTo,
    createdBy: authorIdOf(actor),
  };
};

/** Gives a draft its lines: what is to be billed of its booking now. */
export async function fillDraft(tx: Tx, id: string): Promise<void> {
  const bookingId = await findBookingIdOf(tx, id);
  const billing = bookingId ? await lockBilling(tx, bookingId) : null;
  if (billing) await writeLines(tx, id, linesToBill(billing.owed, billing.issued));
}

/** The draft that takes the place of an invoice that somebody has credited by hand, to be corrected before it is issued. */
export async function draftAgain(
  tx: Tx,
  bookingId: string,
  createdById: string | null,
  createdAt: Date,
): Promise<void> {
  const billing = await lockBilling(tx, bookingId);
  if (!billing || billing.draft) return;
  const lines = linesToBill(billing.owed, billing.issued);
  const total = totalOf(lines);
  if (total <= 0) return;
  const { serviceFrom, serviceTo } = billing;
  const recipient = nextRecipient(billing);
  const draft = { kind: 'invoice', bookingId, recipient, total } as const;
  const id = await insertDraft(tx, { ...draft, serviceFrom, serviceTo, createdById, createdAt });
  await writeLines(tx, id, lines);
}
