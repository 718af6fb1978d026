import { formatFrancs } from '../../lib/swiss-format.ts';
import type { BexioDocumentRow } from './bexio.table.ts';
import { type Books, type Entry, readBooks, readEntry } from './books.read-model.ts';
import { postingsOf } from './postings.domain.ts';
import { NotYet, paymentTitle, putPayments, type Transfer, type Transferred } from './transfer.ts';

/** An invoice that comes later may ask for it. */
const SURPLUS_WAITS_S = 3600;

/** Removes the payments that an entry made, which was a mistake. */
async function takeBack({ api }: Transfer, { ofId }: Entry, { documents }: Books): Promise<void> {
  const title = paymentTitle(ofId ?? '');
  for (const { externalId } of documents.values()) {
    if (!externalId) continue;
    const wrong = (await api.payments(externalId)).filter((payment) => payment.title === title);
    for (const { id } of wrong) await api.removePayment(externalId, id);
  }
}

/**
 * Transfers an entry of the ledger: a payment to the invoices it is for, what was paid back with an amount below 0; a
 * correction removes what its entry has made.
 * @throws NotYet while an invoice is missing, and the errors of bexio.
 */
export async function transferEntry(transfer: Transfer, document: BexioDocumentRow): Promise<Transferred> {
  const entry = await readEntry(transfer.db, document.subjectId);
  const books = await readBooks(transfer.db, entry.bookingId);
  if (entry.kind === 'correction') {
    await takeBack(transfer, entry, books);
    return { contactId: null, externalId: null };
  }
  const { of, surplus } = postingsOf(books.events);
  const externalId = await putPayments(transfer.api, {
    title: paymentTitle(entry.id),
    date: entry.receivedOn,
    postings: of.get(entry.id) ?? [],
    documents: books.documents,
  });
  const rest = Math.abs(surplus.get(entry.id) ?? 0);
  if (rest > 0)
    throw new NotYet(
      `${formatFrancs(rest)} davon gehören zu keiner Rechnung. Sie folgen, sobald eine ausgestellt ist.`,
      SURPLUS_WAITS_S,
    );
  return { contactId: null, externalId };
}
