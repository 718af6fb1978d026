import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readLetterhead } from '../outbox/index.ts';
import { BILLED_FOR_DAYS } from './billing-time.domain.ts';
import { bookingsToBill } from './bookings-to-bill.read-model.ts';
import { mailDocument } from './mail-document.ts';
import { settleBooking } from './settle-booking.ts';
import { accountOf } from './write-document.ts';

export interface IssuingDeps extends ResourceDeps {
  /** Origin of the links in mails. */
  readonly origin: string;
}

/** Issues what a booking is to be billed today, with its mails. Returns how many documents it was. */
export async function issueFor(
  tx: Tx,
  bookingId: string,
  { origin, now }: { readonly origin: string; readonly now: Date },
) {
  const settings = await readLetterhead(tx);
  const documents = await settleBooking(tx, bookingId, { actor: null, by: 'system', settings, now });
  for (const id of documents) await mailDocument(tx, bookingId, id, { company: settings, origin, now });
  return documents.length;
}

/**
 * The job that issues invoices and credit notes, each booking in a transaction of its own
 * (docs/domain/payments.md#invoices). Without an account of the company there are none. A booking that is busy is left to the
 * next run, and one that fails does not hold up the others; several workers may run this at once. Returns how many documents
 * it was.
 * @throws AggregateError of what failed, once the others are done.
 */
export async function issueInvoices({ db, clock, origin }: IssuingDeps): Promise<number> {
  const settings = await readLetterhead(db);
  if (accountOf(settings) === null) return 0;
  const now = clock();
  const today = zurichDate(now);
  const endedAfter = zurichInstant(addDays(today, -BILLED_FOR_DAYS));
  let issued = 0;
  const issue = async (bookingId: string) => {
    issued += await db.transaction((tx) => issueFor(tx, bookingId, { origin, now }));
  };
  const toBill = await bookingsToBill(db, { today, endedAfter, terms: settings });
  await workThrough(toBill, issue, 'Bookings could not be billed.');
  return issued;
}
