import {
  BookingPaymentRequest,
  BookingPaymentResponse,
  PaymentIntentResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { readList } from '../../lib/query.ts';
import { answerPayment, type PaymentIntentsDeps, requireBooking } from './answer-payment.ts';
import { bookingPayment, listIntents } from './payment-intents.read-model.ts';

const PAGE_SIZE = 50;
/** Bytes: the body names one way to pay. */
const LARGEST_CHOICE = 1024;

const intentFilters = filters({ booking: 'booking', 'booking[]': 'booking', 'properties[]': null });

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
      const listed = await listIntents(deps.db, ids, page);
      return collection(request, { type: 'PaymentIntent', ...listed, page, filters: intentFilters });
    },
  });
}
