import {
  etagOf,
  RefundableBooking,
  RefundChoice,
  RefundFailure,
  RefundRequest,
  RefundResponse,
  RefundRetry,
} from '@firn/shared-contracts/api';
import { REFUND_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { forbiddenToWrite } from '../../lib/problem.ts';
import { readChoices, readList, readText } from '../../lib/query.ts';
import { defineResource } from '../../records/index.ts';
import { bookingNotFound, inTurn, onceRequestOf } from '../bookings/index.ts';
import { writeOnce } from '../idempotency-keys/index.ts';
import { askRefund } from './ask-refund.ts';
import { type DecideRefund, failRefund, retryRefund } from './decide-refund.ts';
import { paymentOrderRoutes } from './payment-orders.routes.ts';
import { pursueRefund } from './pursue-refund.ts';
import type { RefundDeps } from './refund-deps.ts';
import { refundNotFound } from './refunds.errors.ts';
import {
  findChoice,
  findReadableRefund,
  findRefundable,
  listReadable,
  listRefundable,
} from './refunds.read-model.ts';

/** Bytes: several times what a request can say. */
const LARGEST_REQUEST = 4096;

const PAGE_SIZE = 50;

type IdRequest<Body = unknown> = ApiRequest<Body, { readonly id: string }>;

const readerOf = ({ principal }: ApiRequest, { clock, provider }: RefundDeps) => ({
  visitor: principal,
  provider: provider?.name ?? null,
  now: clock(),
});

/** Words that only the office writes. @throws 403 */
function requireOwnWords({ body, principal }: IdRequest<RefundRequest>): void {
  if (principal.permissions.isAdmin) return;
  const refused = [
    ...(body.reason === undefined ? [] : ['reason']),
    ...(body.wish === 'bank' ? ['wish'] : []),
  ];
  if (refused.length > 0) throw forbiddenToWrite(refused);
}

function choiceRoutes(app: FastifyInstance, deps: RefundDeps): void {
  const { db, clock } = deps;
  const requireChoice = async (
    request: IdRequest<never> | IdRequest<RefundRequest>,
  ): Promise<RefundChoice> => {
    const token = readText(request.query, 'token');
    const reader = readerOf(request as ApiRequest, deps);
    const choice = await findChoice(db, request.params.id.toLowerCase(), token, reader);
    if (!choice) throw bookingNotFound();
    return choice;
  };
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id/refund',
    summary: 'Was von einer Buchung zurückgeht, und wie; Gäste ohne Konto lesen es mit ?token=',
    access: 'refunds.read',
    params: IdParams,
    response: { 200: RefundChoice },
    errors: [404],
    handler: async (request) => item('RefundChoice', await requireChoice(request as IdRequest<never>)),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings/:id/refund',
    summary: 'Alles zurückzahlen, als Geld oder als Gutschein; braucht die Kopfzeile Idempotency-Key',
    access: 'refunds.choose',
    params: IdParams,
    body: RefundRequest,
    bodyLimit: LARGEST_REQUEST,
    response: { 201: RefundChoice },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      requireOwnWords(request);
      const { booking } = await requireChoice(request);
      const author = { actor: actorOf(request), now: clock() };
      const asked = { bookingId: request.params.id.toLowerCase(), provider: deps.provider?.name ?? null };
      const once = onceRequestOf(request, `${booking}/refund`);
      const made = await inTurn(
        writeOnce(deps, once, 201, (tx) => askRefund(tx, { ...asked, body: request.body }, author)),
      );
      for (const id of made) await pursueRefund(deps, id);
      reply.code(201);
      return item('RefundChoice', await requireChoice(request));
    },
  });
}

function readRoutes(app: FastifyInstance, deps: RefundDeps): void {
  const { db } = deps;
  const refundFilters = filters({
    booking: 'booking',
    'booking[]': 'booking',
    state: 'state',
    'state[]': 'state',
    'properties[]': null,
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/refunds',
    summary:
      'Rückerstattungen, die neuste zuerst: für die Administration alle, sonst die der eigenen Buchungen',
    access: 'refunds.read',
    response: { 200: collectionOf(RefundResponse) },
    errors: [400],
    filters: refundFilters,
    async handler(request) {
      const { query, principal: visitor } = request;
      const bookingIds = filterIds('bookings', 'booking', readList(query, 'booking'));
      const states = readChoices(query, REFUND_STATES, 'state');
      const page = readPage(query, { size: PAGE_SIZE });
      const listed = await listReadable(
        db,
        { bookingIds, states, visitor, token: readText(query, 'token') },
        page,
      );
      return collection(request, { type: 'Refund', ...listed, page, filters: refundFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/refunds/:id',
    summary: 'Eine Rückerstattung; Gäste ohne Konto lesen sie mit ?token=',
    access: 'refunds.read',
    params: IdParams,
    response: { 200: RefundResponse },
    errors: [404],
    async handler({ params, principal, query }, reply) {
      const refund = await findReadableRefund(db, params.id, principal, readText(query, 'token'));
      if (!refund) throw refundNotFound();
      reply.header('etag', etagOf(refund));
      return item('Refund', refund);
    },
  });

  defineResource(app, deps, {
    collection: 'refundable_bookings',
    type: 'RefundableBooking',
    title: {
      one: 'Was von einer Buchung zurückzuzahlen ist',
      many: 'Buchungen, von denen etwas zurückzuzahlen ist oder unterwegs ist',
    },
    schema: RefundableBooking,
    filters: filters({ 'properties[]': null }),
    pageSize: PAGE_SIZE,
    list: (_db, _query, page, { visitor, now }) =>
      listRefundable(db, page, { visitor, now, provider: deps.provider?.name ?? null }),
    find: (_db, id, { visitor, now }) =>
      findRefundable(db, id, { visitor, now, provider: deps.provider?.name ?? null }),
  });
}

/** Decides about a refund in a transaction of its own, and answers with it. */
async function answerRefund<Body>(
  { db, clock }: RefundDeps,
  request: IdRequest<Body>,
  reply: FastifyReply,
  decide: DecideRefund,
): Promise<object> {
  const id = request.params.id.toLowerCase();
  const author = { actor: actorOf(request as ApiRequest), now: clock() };
  await inTurn(db.transaction((tx) => decide(tx, id, author)));
  const refund = await findReadableRefund(db, id, request.principal, null);
  if (!refund) throw refundNotFound();
  reply.header('etag', etagOf(refund));
  return item('Refund', refund);
}

function decisionRoutes(app: FastifyInstance, deps: RefundDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/refunds/:id/failure',
    summary: 'Eine Überweisung ist gescheitert oder wird nicht gemacht: Das Geld ist wieder offen',
    access: 'refunds.settle',
    params: IdParams,
    body: RefundFailure,
    response: { 200: RefundResponse },
    errors: [401, 403, 404, 409, 422],
    handler: (request, reply) =>
      answerRefund(deps, request, reply, (tx, id, author) => failRefund(tx, id, request.body, author)),
  });
  defineRoute(app, {
    method: 'POST',
    url: '/api/refunds/:id/retry',
    summary: 'Eine gescheiterte Rückerstattung nochmals versuchen, auf Wunsch auf ein anderes Konto',
    access: 'refunds.settle',
    params: IdParams,
    body: RefundRetry,
    response: { 200: RefundResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const author = { actor: actorOf(request), now: deps.clock() };
      await inTurn(deps.db.transaction((tx) => retryRefund(tx, id, request.body, author)));
      await pursueRefund(deps, id);
      return answerRefund(deps, request, reply, async () => {});
    },
  });
}

/** Money that goes back to guests (docs/domain/payments.md#refunds). */
export async function refundsModule(app: FastifyInstance, deps: RefundDeps): Promise<void> {
  choiceRoutes(app, deps);
  readRoutes(app, deps);
  decisionRoutes(app, deps);
  paymentOrderRoutes(app, deps);
}
