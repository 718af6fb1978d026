import {
  etagOf,
  PaymentCorrection,
  PaymentCreate,
  PaymentRefund,
  PaymentResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readList, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { inTurn, onceRequestOf } from '../bookings/index.ts';
import { type OnceDeps, writeOnce } from '../idempotency-keys/index.ts';
import { paymentNotFound } from './payments.errors.ts';
import { findPayment, listPayments } from './payments.read-model.ts';
import { correctPayment, recordPayment, refundPayment, type WriteEntry } from './write-payment.ts';

const PAGE_SIZE = 50;

const paymentFilters = filters({ booking: 'booking', 'booking[]': 'booking', 'properties[]': null });

type PaymentDeps = ResourceDeps & OnceDeps;

function readRoutes(app: FastifyInstance, { db }: PaymentDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/payments',
    summary: 'Zahlungen, die neuste zuerst: für die Administration alle, sonst die der eigenen Buchungen',
    access: 'payments.read',
    response: { 200: collectionOf(PaymentResponse) },
    errors: [400],
    filters: paymentFilters,
    async handler(request) {
      const { query, principal: visitor } = request;
      const bookingIds = filterIds('bookings', 'booking', readList(query, 'booking'));
      // All payments are too many for one answer, those of some bookings are not.
      const page = readPage(query, { size: PAGE_SIZE, allowAll: bookingIds.length > 0 });
      const listed = await listPayments(db, { bookingIds, visitor, token: readText(query, 'token') }, page);
      return collection(request, { type: 'Payment', ...listed, page, filters: paymentFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/payments/:id',
    summary: 'Eine Zahlung; Gäste ohne Konto lesen sie mit ?token=',
    access: 'payments.read',
    params: IdParams,
    response: { 200: PaymentResponse },
    errors: [404],
    async handler({ params, principal, query }, reply) {
      const payment = await findPayment(db, params.id, principal, readText(query, 'token'));
      if (!payment) throw paymentNotFound();
      reply.header('etag', etagOf(payment));
      return item('Payment', payment);
    },
  });
}

/** The part of every write: who writes, and the answer with the address of the entry. */
async function answerEntry(
  deps: PaymentDeps,
  request: ApiRequest,
  reply: FastifyReply,
  write: WriteEntry,
): Promise<object> {
  const { clock } = deps;
  const writer = { actor: actorOf(request), visitor: request.principal, now: clock() };
  const once = onceRequestOf(request, request.url.split('?')[0] ?? request.url);
  const payment = await inTurn(writeOnce(deps, once, 201, (tx) => write(tx, writer)));
  reply.code(201).header('location', payment['@id']);
  return item('Payment', payment);
}

function createRoute(app: FastifyInstance, deps: PaymentDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/payments',
    summary: 'Eine Zahlung per Bank oder bar erfassen; braucht die Kopfzeile Idempotency-Key',
    access: 'payments.create',
    body: PaymentCreate,
    response: { 201: PaymentResponse },
    errors: [401, 403, 409, 422],
    handler: (request, reply) =>
      answerEntry(deps, request, reply, (tx, writer) => recordPayment(tx, request.body, writer)),
  });
}

function followUpRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/payments/:id/refund',
    summary: 'Erfassen, was von einer Zahlung zurückging; braucht die Kopfzeile Idempotency-Key',
    access: 'payments.refund',
    params: IdParams,
    body: PaymentRefund,
    response: { 201: PaymentResponse },
    errors: [401, 403, 404, 409, 422],
    handler: (request, reply) =>
      answerEntry(deps, request, reply, (tx, writer) =>
        refundPayment(tx, request.params.id.toLowerCase(), request.body, writer),
      ),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/payments/:id/correction',
    summary: 'Einen Eintrag zurücknehmen, der nicht stimmt; braucht die Kopfzeile Idempotency-Key',
    access: 'payments.correct',
    params: IdParams,
    body: PaymentCorrection,
    response: { 201: PaymentResponse },
    errors: [401, 403, 404, 409, 422],
    handler: (request, reply) =>
      answerEntry(deps, request, reply, (tx, writer) =>
        correctPayment(tx, request.params.id.toLowerCase(), request.body, writer),
      ),
  });
}

/** The ledger of what was paid (docs/domain/payments.md#ledger). */
export async function paymentsModule(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  readRoutes(app, deps);
  createRoute(app, deps);
  followUpRoutes(app, deps);
}
