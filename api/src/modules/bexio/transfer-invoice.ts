import { formatFrancs } from '../../lib/swiss-format.ts';
import type { BexioDocumentRow } from './bexio.table.ts';
import { type IssuedInvoice, readBooks, readInvoice } from './books.read-model.ts';
import { contactOf, contactSearch } from './contact.domain.ts';
import { NotMapped, type Position, positionsOf } from './positions.domain.ts';
import { postingsOf } from './postings.domain.ts';
import { NotYet, paymentTitle, putPayments, type Transfer, type Transferred } from './transfer.ts';

/** Status of an invoice there: a draft, and one that was issued and not yet paid. */
const DRAFT = 7;
const PENDING = 8;

/** Amounts may be below 0, which people read with a minus. */
const francs = (amount: number): string => `${amount < 0 ? '−' : ''}${formatFrancs(Math.abs(amount))}`;

/** The contact by mail, or a new one. */
async function contactIdOf({ api, lists }: Transfer, { invoice }: IssuedInvoice): Promise<number> {
  const { recipient } = invoice;
  const found = await api.findContacts(contactSearch(recipient));
  const known = found.toSorted((a, b) => a - b)[0];
  if (known !== undefined) return known;
  const countryId = (await lists.countryIds()).get(recipient.country);
  return api.createContact(contactOf(recipient, { userId: await lists.userId(), countryId }));
}

async function create(
  transfer: Transfer,
  issued: IssuedInvoice,
  contactId: number,
  positions: readonly Position[],
) {
  const { kind, number, issuedOn, dueDate } = issued.invoice;
  const day = issuedOn ?? '';
  const currencyId = await transfer.lists.currencyId();
  if (currencyId === null) throw new NotMapped('In bexio gibt es die Währung CHF nicht.');
  return transfer.api.createInvoice({
    title: `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'} ${number}`,
    contact_id: contactId,
    user_id: await transfer.lists.userId(),
    currency_id: currencyId,
    mwst_type: 0,
    mwst_is_net: false,
    is_valid_from: day,
    is_valid_to: dueDate ?? day,
    api_reference: number ?? '',
    positions,
  });
}

/** A credit note is set off against invoices, so that neither stays open there: with whichever of them comes later. */
async function setOff({ db, api }: Transfer, { invoice }: IssuedInvoice, externalId: number): Promise<void> {
  const { events, documents } = await readBooks(db, invoice.bookingId);
  const own = documents.get(invoice.id);
  if (!own) throw new Error(`The document of ${invoice.number} is gone.`);
  await putPayments(api, {
    title: paymentTitle(invoice.id),
    date: invoice.issuedOn ?? '',
    postings: postingsOf(events).of.get(invoice.id) ?? [],
    documents: new Map([...documents, [invoice.id, { ...own, externalId }]]),
  });
}

/** The invoice that a credit note belongs to is to be there first. */
async function requireOriginal({ db }: Transfer, { invoice }: IssuedInvoice): Promise<void> {
  if (!invoice.creditNoteOfId) return;
  const { documents } = await readBooks(db, invoice.bookingId);
  const original = documents.get(invoice.creditNoteOfId);
  if (original && original.state !== 'done') throw new NotYet(`${original.label} ist noch nicht in bexio.`);
}

/**
 * Transfers an invoice or a credit note: looks for it by our number, else creates it, issues it and marks it as sent. Each
 * step is skipped that was done before, so a worker may die after any of them. A credit note is an invoice with amounts below 0,
 * since bexio's API has no other (docs/how-to/connect-bexio.md#what-is-transferred).
 * @throws NotMapped, NotYet, and the errors of bexio.
 */
export async function transferInvoice(transfer: Transfer, document: BexioDocumentRow): Promise<Transferred> {
  const { api, lists, maps, db } = transfer;
  const issued = await readInvoice(db, document.subjectId);
  const { number, total } = issued.invoice;
  await requireOriginal(transfer, issued);
  const positions = positionsOf(issued.lines, maps, await lists.taxes());
  const [known] = (await api.findInvoices(number ?? '')).toSorted((a, b) => a.id - b.id);
  const contactId = known ? document.contactId : await contactIdOf(transfer, issued);
  const there = known ?? (await create(transfer, issued, contactId ?? 0, positions));
  if (there.total !== total) {
    const amount = there.total === null ? 'ein anderer Betrag' : francs(there.total);
    throw new NotMapped(
      `In bexio steht für ${number} ${amount}, bei uns ${francs(total)}. Bitte lösche den Entwurf in bexio und versuche es nochmals.`,
    );
  }
  if (there.status === DRAFT) await api.issueInvoice(there.id);
  if (there.status === DRAFT || there.status === PENDING) await api.markAsSent(there.id);
  await setOff(transfer, issued, there.id);
  return { contactId, externalId: there.id };
}
