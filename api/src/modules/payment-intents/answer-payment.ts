import {
  type BookingPaymentRequest,
  type BookingPaymentResponse,
  type BookingResponse,
  bookingPath,
} from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { ApiRequest } from '../../lib/define-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { readText } from '../../lib/query.ts';
import { bookingNotFound, findReadableBooking, onceRequestOf } from '../bookings/index.ts';
import { type OnceDeps, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { type BookingPaymentDeps, payBooking } from './pay-booking.ts';
import { bookingPayment } from './payment-intents.read-model.ts';
import { openPayPage } from './start-payment.ts';

export type PaymentIntentsDeps = BookingPaymentDeps & OnceDeps;

/** The booking of a request, for whom it belongs to. @throws 404 */
export async function requireBooking(
  { db }: Pick<PaymentIntentsDeps, 'db'>,
  request: ApiRequest<unknown, { readonly id: string }>,
): Promise<BookingResponse> {
  const { params, principal, query } = request;
  const id = params.id.toLowerCase();
  const booking = await findReadableBooking(db, id, principal, readText(query, 'token'));
  if (!booking) throw bookingNotFound();
  return booking;
}

/** The path to which a pay page leads back: the form that waits for the money, else the page of the booking. */
function returnPathOf({ id, state, event, user }: BookingResponse, token: string | null): string {
  const isBooking = state === 'pending_payment' || state === 'expired';
  return isBooking ? `/event/${event.id}/buchen/processing?zahlung=1` : bookingPath(id, user ? null : token);
}

const wordsOf = (booking: BookingResponse, origin: string, token: string | null) => ({
  description: `${booking.bookingNumber}: ${booking.event.title}`,
  returnUrl: `${origin}${returnPathOf(booking, token)}`,
});

/** Pays once per key: what was begun and its answer last both or neither. */
export async function answerPayment(
  deps: PaymentIntentsDeps,
  request: ApiRequest<BookingPaymentRequest, { readonly id: string }>,
): Promise<BookingPaymentResponse> {
  const { db, clock, provider } = deps;
  const found = await requireBooking(deps, request);
  const token = readText(request.query, 'token');
  const path = request.url.split('?')[0] ?? request.url;
  const { body } = await runOnce(deps, onceRequestOf(request, path), async (keep) => {
    const answered = async (tx: Tx, redirectUrl: string | null): Promise<StoredAnswer> => {
      const booking = await requireBooking({ db: tx }, request);
      const seen = { takesOnline: provider !== null, now: clock(), redirectUrl };
      const answer = { status: 201, body: await bookingPayment(tx, booking, seen) };
      await keep(tx, answer);
      return answer;
    };
    const { method } = request.body;
    const origin = request.publicOrigin;
    const paying = { bookingId: found.id, method, actor: actorOf(request), token, origin };
    const begun = await payBooking(deps, paying, (tx) => answered(tx, null));
    if ('answer' in begun) return begun.answer;
    if (!provider) throw new Error('An attempt was begun without a provider.');
    const words = wordsOf(found, origin, token);
    return openPayPage({ db, clock, provider }, begun.attempt, words, (tx, page) =>
      answered(tx, page.redirectUrl),
    );
  });
  return body as BookingPaymentResponse;
}
