import type { PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { notFound } from '../../lib/problem.ts';
import { plannedMails, readLetterhead, rehearse } from '../outbox/index.ts';
import { onlyIssued } from './invoices.errors.ts';
import { findBookingIdOf } from './invoices.repository.ts';
import { lockBilling } from './lock-billing.ts';
import { mailDocument } from './mail-document.ts';

interface Mailing {
  readonly origin: string;
  readonly now: Date;
}

/** @throws 404, 409 for a draft. */
async function mailLocked(tx: Tx, bookingId: string, id: string, mailing: Mailing): Promise<void> {
  const billing = await lockBilling(tx, bookingId);
  if (!billing?.issued.some((document) => document.id === id)) throw onlyIssued();
  await mailDocument(tx, bookingId, id, { ...mailing, company: await readLetterhead(tx) });
}

async function bookingIdOf(db: Db, id: string): Promise<string> {
  const bookingId = await findBookingIdOf(db, id);
  if (!bookingId) throw notFound('Wir konnten diese Rechnung nicht finden.');
  return bookingId;
}

/** Sends a document that was issued once more. @throws 404, 409 for a draft. */
export async function mailAgain(db: Db, id: string, mailing: Mailing): Promise<void> {
  const bookingId = await bookingIdOf(db, id);
  await db.transaction((tx) => mailLocked(tx, bookingId, id, mailing));
}

/** The mails that would go out. @throws 404, 409 for a draft. */
export async function previewMail(db: Db, id: string, mailing: Mailing): Promise<PlannedMailsResponse> {
  const bookingId = await bookingIdOf(db, id);
  const booking = iri('bookings', bookingId);
  const write = async (tx: Tx) => {
    await mailLocked(tx, bookingId, id, mailing);
    return booking;
  };
  return plannedMails(`${iri('invoices', id)}/mail`, await rehearse(db, write, booking));
}
