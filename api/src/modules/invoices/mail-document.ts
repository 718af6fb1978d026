import { invoiceBalances } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { newToken } from '../auth/index.ts';
import { keepLink } from '../bookings/index.ts';
import { type Letterhead, queueMail } from '../outbox/index.ts';
import { lockLedger } from '../payments/index.ts';
import { type Billing, readBilling } from './billing.read-model.ts';
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

/**
 * Queues a document as a mail, in the transaction that issues it or when the office sends it once more. The file is made when
 * the mail goes out, of what can no longer change.
 */
export async function mailDocument(tx: Tx, bookingId: string, id: string, mailing: Mailing): Promise<void> {
  const ledger = await lockLedger(tx, bookingId);
  const billing = await readBilling(tx, bookingId);
  const document = billing?.issued.find((each) => each.id === id);
  if (!ledger || !billing || !document?.number) throw new Error(`There is no issued document ${id}.`);
  const { booking, issued } = billing;
  const recipient = document.recipient.email ?? booking.email;
  const facts = {
    number: document.number,
    bookingNumber: booking.number,
    recipient: document.recipient,
    event: booking,
    total: document.total,
    balance: invoiceBalances(issued, ledger.booking.paid).get(id) ?? null,
    dueDate: document.dueDate,
    creditNoteOf: issued.find((each) => each.id === document.creditNoteOfId)?.number ?? null,
    link: await linkFor(tx, billing, recipient, mailing),
    company: mailing.company,
  };
  const isInvoice = document.kind === 'invoice';
  const mail = isInvoice ? invoiceMail(facts) : creditNoteMail(facts);
  const attachment = { documentId: id, fileName: invoiceFileName(document), made: 'invoice' } as const;
  await queueMail(
    tx,
    {
      ...mail,
      template: isInvoice ? 'invoice' : 'credit_note',
      recipient,
      about: iri('bookings', bookingId),
      attachments: [attachment],
    },
    mailing.now,
  );
  await markSent(tx, id, mailing.now);
}
