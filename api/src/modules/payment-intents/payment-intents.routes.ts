import {
  BookingPaymentRequest,
  BookingPaymentResponse,
  type BookingResponse,
  bookingPath,
  PaymentIntentResponse,
} from '@firn/shared-contracts/api';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readList, readText } from '../../lib/query.ts';
import { bookingNotFound, findReadableBooking, onceRequestOf } from '../bookings/index.ts';
import { type OnceDeps, runOnce, type StoredAnswer } from '../idempotency-keys/index.ts';
import { type BookingPaymentDeps, payBooking } from './pay-booking.ts';
import { bookingPayment, listIntents } from './payment-intents.read-model.ts';
import { paymentIntents } from './payment-intents.table.ts';
import { openPayPage } from './start-payment.ts';

const PAGE_SIZE = 50;
/** Bytes: the body names one way to pay. */
const LARGEST_CHOICE = 1024;

const intentFilters = filters({ booking: 'booking', 'booking[]': 'booking', 'properties[]': null });

export type PaymentIntentsDeps = BookingPaymentDeps & OnceDeps;

/** The booking of a request, for whom it belongs to. @throws 404 */
async function requireBooking(
  { db }: Pick<PaymentIntentsDeps, 'db'>,
  request: ApiRequest<unknown, { readonly id: string }>,
): Promise<BookingResponse> {
  const { params, principal, query } = request;
  const id = params.id.toLowerCase();
  const booking = await findReadableBooking(db, id, principal, readText(query, 'token'));
  if (!booking) throw bookingNotFound();
  return booking;
}

/** Where a pay page leads back to: the form that waits for the money, else the page of the booking. */
function returnPathOf({ id, state, event, user }: BookingResponse, token: string | null): string {
  const isBooking = state === 'pending_payment' || state === 'expired';
  return isBooking ? `/event/${event.id}/buchen/processing?zahlung=1` : bookingPath(id, user ? null : token);
}

const wordsOf = (booking: BookingResponse, origin: string, token: string | null) => ({
  description: `${booking.bookingNumber}: ${booking.event.title}`,
  returnUrl: `${origin}${returnPathOf(booking, token)}`,
});

/** Pays once per key: what was begun and its answer last both or neither. */
async function answerPayment(
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

function bookingRoutes(app: FastifyInstance, deps: PaymentIntentsDeps): void {
  const { db, clock, provider } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id/payment',
    summary: 'Was von einer Buchung offen ist und wie man es bezahlen kann; Gäste ohne Konto mit ?token=',
    access: 'bookings.read',
    params: IdParams,
    response: { 200: BookingPaymentResponse },
    errors: [404],
    async handler(request) {
      const booking = await requireBooking(deps, request);
      const payment = await bookingPayment(db, booking, { takesOnline: provider !== null, now: clock() });
      return item('BookingPayment', payment);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings/:id/payment',
    summary:
      'Eine Buchung bezahlen: antwortet mit der Zahlungsseite; braucht die Kopfzeile Idempotency-Key; Gäste ohne Konto mit ?token=',
    access: 'bookings.pay',
    params: IdParams,
    body: BookingPaymentRequest,
    bodyLimit: LARGEST_CHOICE,
    response: { 201: BookingPaymentResponse },
    errors: [404, 409, 422, 429, 503],
    async handler(request, reply) {
      const payment = await answerPayment(deps, request);
      reply.code(201).header('location', payment['@id']);
      return item('BookingPayment', payment);
    },
  });
}

/** Paying bookings online, and the attempts to (docs/domain/payments.md#payment-page). */
export async function paymentIntentsModule(app: FastifyInstance, deps: PaymentIntentsDeps): Promise<void> {
  bookingRoutes(app, deps);
  defineRoute(app, {
    method: 'GET',
    url: '/api/payment_intents',
    summary: 'Versuche, online zu bezahlen, der neuste zuerst',
    access: 'payment_intents.read',
    response: { 200: collectionOf(PaymentIntentResponse) },
    errors: [400, 401, 403],
    filters: intentFilters,
    async handler(request) {
      const { query } = request;
      const ids = filterIds('bookings', 'booking', readList(query, 'booking'));
      const page = readPage(query, { size: PAGE_SIZE, allowAll: ids.length > 0 });
      const where = ids.length > 0 ? inArray(paymentIntents.bookingId, [...ids]) : undefined;
      const listed = await listIntents(deps.db, where, page);
      return collection(request, { type: 'PaymentIntent', ...listed, page, filters: intentFilters });
    },
  });
}
