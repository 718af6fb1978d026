import { type InvoiceBalance, invoiceBalances, owedOf } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { newToken } from '../auth/index.ts';
import { keepLink } from '../bookings/index.ts';
import { type Letterhead, queueMail } from '../outbox/index.ts';
import { lockLedger } from '../payments/index.ts';
import { type Billing, readBilling, type StoredDocument } from './billing.read-model.ts';
import { creditNoteMail, documentLink, invoiceMail } from './invoice.mails.ts';
import { invoiceFileName } from './invoice-file.ts';
import { markSent } from './invoices.repository.ts';

interface Mailing {
  readonly company: Letterhead;
  /** Origin of the links in the mail. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * The page of the booking for who gets the mail: with a secret of its own for a guest without an account. Another payer gets
 * none, because the page lets its reader change the booking.
 */
async function linkFor(
  tx: Tx,
  { booking }: Billing,
  email: string,
  { origin, now }: Mailing,
): Promise<string | null> {
  const { id, userId } = booking;
  if (email.toLowerCase() !== booking.email.toLowerCase()) return null;
  if (userId) return documentLink(origin, id, null);
  const token = newToken();
  await keepLink(tx, { bookingId: id, token }, now);
  return documentLink(origin, id, token);
}

const attachmentOf = (document: StoredDocument) =>
  ({ documentId: document.id, fileName: invoiceFileName(document), made: 'invoice' }) as const;

const creditedOf = ({ number }: StoredDocument, balance: InvoiceBalance | undefined) =>
  number && balance ? { number, ...balance } : null;

/**
 * Queues a document as a mail, in the transaction that issues it or when the office sends it once more. The files are made when
 * the mail goes out. With a credit note goes its invoice, if something of that is open: its payment part asks for less now.
 */
export async function mailDocument(tx: Tx, bookingId: string, id: string, mailing: Mailing): Promise<void> {
  const ledger = await lockLedger(tx, bookingId);
  const billing = await readBilling(tx, bookingId);
  const document = billing?.issued.find((each) => each.id === id);
  if (!ledger || !billing || !document?.number) throw new Error(`There is no issued document ${id}.`);
  const { booking, issued } = billing;
  const { paid } = ledger.booking;
  const balances = invoiceBalances(issued, paid);
  const credited = issued.find((each) => each.id === document.creditNoteOfId);
  const creditNoteOf = credited && creditedOf(credited, balances.get(credited.id));
  const recipient = document.recipient.email ?? booking.email;
  const facts = {
    number: document.number,
    bookingNumber: booking.number,
    recipient: document.recipient,
    event: booking,
    total: document.total,
    balance: balances.get(id) ?? null,
    dueDate: document.dueDate,
    creditNoteOf: creditNoteOf ?? null,
    overpaid: Math.max(0, paid - owedOf(booking)),
    link: await linkFor(tx, billing, recipient, mailing),
    company: mailing.company,
  };
  const isInvoice = document.kind === 'invoice';
  const mail = isInvoice ? invoiceMail(facts) : creditNoteMail(facts);
  const attached = credited && creditNoteOf && creditNoteOf.open > 0 ? [document, credited] : [document];
  await queueMail(
    tx,
    {
      ...mail,
      template: isInvoice ? 'invoice' : 'credit_note',
      recipient,
      about: iri('bookings', bookingId),
      attachments: attached.map(attachmentOf),
    },
    mailing.now,
  );
  await markSent(tx, id, mailing.now);
}
