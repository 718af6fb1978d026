import {
  PrivateOfferCreate,
  PrivateOfferResponse,
  PrivateRefusal,
  PrivateRequestCreate,
  PrivateRequestPatch,
  PrivateRequestResponse,
} from '@firn/shared-contracts/api';
import { PRIVATE_REQUEST_STATES, PRIVATE_WORK } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { networkOf } from '../../lib/network.ts';
import { readWork } from '../../lib/office-filters.ts';
import { actorOf } from '../../lib/principal.ts';
import { readChoices, readText } from '../../lib/query.ts';
import { defineResource } from '../../records/index.ts';
import { onceRequestOf } from '../bookings/index.ts';
import type { OnceDeps } from '../idempotency-keys/index.ts';
import { askPrivately } from './ask-privately.ts';
import { declineOffer, refuseRequest } from './end-request.ts';
import { makeOffer } from './make-offer.ts';
import { requestNotFound } from './private-requests.errors.ts';
import { findOffer, findRequest, listRequests } from './private-requests.read-model.ts';
import { type PrivateRequestRecord, privateRequestKind } from './private-requests.repository.ts';

const PAGE_SIZE = 50;
/** Bytes: more than twice of what a wish can say. */
const LARGEST_WISH = 16_384;

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

const requestFilters = filters({
  'state[]': 'state',
  freequery: null,
  work: null,
  'work[]': null,
  'properties[]': null,
});

async function written({ db }: OnceDeps, id: string) {
  const request = await findRequest(db, id);
  if (!request) throw requestNotFound();
  return item('PrivateRequest', request);
}

function askRoute(app: FastifyInstance, deps: OnceDeps): void {
  const url = '/api/private_requests';
  defineRoute(app, {
    method: 'POST',
    url,
    summary: 'Eine private Tour anfragen, auch ohne Konto; braucht die Kopfzeile Idempotency-Key',
    access: 'private_requests.create',
    body: PrivateRequestCreate,
    bodyLimit: LARGEST_WISH,
    response: { 201: PrivateRequestResponse },
    errors: [404, 409, 422, 429],
    async handler(request, reply) {
      const asked = {
        body: request.body,
        actor: actorOf(request),
        network: networkOf(request.ip),
        origin: request.publicOrigin,
      };
      const { status, body } = await askPrivately(deps, asked, onceRequestOf(request, url));
      reply.code(status);
      return item('PrivateRequest', body as PrivateRequestResponse);
    },
  });
}

function answerRoutes(app: FastifyInstance, deps: OnceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/private_requests/:id/offer',
    summary: 'Aus einer Anfrage einen privaten Event machen und das Angebot senden',
    access: 'private_requests.answer',
    params: IdParams,
    body: PrivateOfferCreate,
    response: { 200: PrivateRequestResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { body, principal: visitor, publicOrigin: origin } = request;
      await makeOffer(deps, request.params.id, { body, visitor, actor: actorOf(request), origin });
      return written(deps, request.params.id);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/private_requests/:id/refusal',
    summary: 'Eine Anfrage nach einer privaten Tour mit Begründung ablehnen',
    access: 'private_requests.answer',
    params: IdParams,
    body: PrivateRefusal,
    response: { 200: PrivateRequestResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { reason } = request.body;
      await refuseRequest(deps, request.params.id, { reason: reason.trim(), actor: actorOf(request) });
      return written(deps, request.params.id);
    },
  });
}

function linkRoutes(app: FastifyInstance, deps: OnceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/private_offers/:token',
    summary: 'Worum es im Link einer E-Mail zu einer privaten Tour geht',
    access: 'private_offers.read',
    params: TokenParams,
    response: { 200: PrivateOfferResponse },
    errors: [404],
    async handler({ params: { token }, principal: visitor }) {
      const offer = await findOffer(deps.db, token, { visitor, projection: null, now: deps.clock() });
      if (!offer) throw requestNotFound();
      return item('PrivateOffer', offer);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/private_offers/:token/decline',
    summary: 'Eine Anfrage zurückziehen, oder das Angebot ablehnen',
    access: 'private_offers.decline',
    params: TokenParams,
    response: { 204: null },
    errors: [404, 409],
    async handler(request, reply) {
      await declineOffer(deps, request.params.token, actorOf(request));
      return reply.code(204).send();
    },
  });
}

/** Tours for one group alone: asked for, offered, and booked by the ordinary form (docs/domain/private-tours.md). */
export async function privateRequestsModule(app: FastifyInstance, deps: OnceDeps): Promise<void> {
  askRoute(app, deps);
  answerRoutes(app, deps);
  linkRoutes(app, deps);
  defineResource<PrivateRequestRecord, PrivateRequestResponse>(app, deps, {
    collection: 'private_requests',
    type: 'PrivateRequest',
    title: {
      one: 'Anfrage nach einer privaten Tour',
      many: 'Anfragen nach privaten Touren, die neuste zuerst',
    },
    schema: PrivateRequestResponse,
    filters: requestFilters,
    pageSize: PAGE_SIZE,
    list: (db, query, page, { visitor }) =>
      listRequests(
        db,
        {
          states: readChoices(query, PRIVATE_REQUEST_STATES, 'state'),
          text: readText(query, 'freequery'),
          work: readWork(query, PRIVATE_WORK, visitor),
        },
        page,
      ),
    find: (db, id) => findRequest(db, id),
    writes: { kind: privateRequestKind, patch: PrivateRequestPatch, isPermanent: true },
  });
}
