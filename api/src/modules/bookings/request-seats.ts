import { bookingPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { queueMail } from '../outbox/index.ts';
import { bookingReceivedMail } from './booking-received.mail.ts';
import { writeBooking } from './new-booking.ts';
import type { Price } from './price.domain.ts';
import { requireInvoice } from './require-payment-method.ts';
import { requireUsual } from './require-usual.ts';
import type { Reserved, Submission } from './submission.ts';

/** Whether a form asks for seats that the office gives; it gives itself what it books for a guest. */
export const isRequest = ({ event, reservation }: Submission): boolean =>
  event.onRequest && !reservation.request.office;

/**
 * Writes a request, which takes its seats until the office answers (docs/domain/events.md#on-request).
 * @throws Problem 429 for a guest without an account beyond what is usual.
 */
export async function requestSeats(tx: Tx, submission: Submission, price: Price): Promise<Reserved> {
  requireInvoice(submission);
  await requireUsual(tx, submission, 'booking');
  const { reservation, event, settings: company, now: at } = submission;
  const state = 'requested';
  const { booking, persons, accessToken } = await writeBooking(tx, submission, price, { state });
  const { id, number, firstName, email } = booking;
  // Who has no account needs the secret.
  const link = `${reservation.origin}${bookingPath(id, booking.userId ? null : accessToken)}`;
  const mail = bookingReceivedMail({ number, firstName, event, persons, total: price.total, link, company });
  await queueMail(
    tx,
    { ...mail, template: 'booking_received', recipient: email, about: iri('bookings', id) },
    at,
  );
  return { bookingId: id, accessToken };
}
