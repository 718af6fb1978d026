import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { refundSentMail } from './refund-sent.mail.ts';
import { findDue } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

/** Tells a guest that money is on its way; a voucher is mailed by itself. */
export async function tellGuest(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  const { way, amount, iban, bookingId } = refund;
  const guest = await findDue(tx, bookingId);
  if (way === 'voucher' || !guest) return;
  const company = await readLetterhead(tx);
  const { number, firstName, email: recipient } = guest;
  const mail = refundSentMail({ number, firstName, amount, way, iban, company });
  await queueMail(
    tx,
    { ...mail, template: 'refund_sent', recipient, about: iri('bookings', bookingId) },
    now,
  );
}
