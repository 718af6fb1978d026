import { WebhookDeliveryResponse } from '@firn/shared-contracts/api';
import { WEBHOOK_DELIVERY_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { readChoices } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { sendAgain } from './send-again.ts';
import { bodyOf, type DeliveryRow } from './webhook-body.ts';
import { findEndpoint, listDeliveries } from './webhook-endpoints.read-model.ts';

const PAGE_SIZE = 50;
const deliveryFilters = filters({ state: 'state', 'state[]': 'state', 'properties[]': null });

const DeliveryParams = Type.Object({ ...IdParams.properties, delivery: IdParams.properties.id });

const deliveryResponse = (delivery: DeliveryRow): WebhookDeliveryResponse => ({
  '@id': `${iri('webhook_endpoints', delivery.endpointId)}/deliveries/${delivery.id}`,
  '@type': 'WebhookDelivery',
  id: delivery.id,
  state: delivery.state,
  body: bodyOf(delivery),
  attempts: delivery.attempts,
  attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
  nextAttemptAt: delivery.state === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
  failure: delivery.failure,
  answerStatus: delivery.answerStatus,
  answerBody: delivery.answerBody,
});

/** Routes to read what an endpoint was told, and to send it again. */
export function deliveryRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/webhook_endpoints/:id/deliveries',
    summary: 'Was an eine Adresse ging oder gehen soll, das neuste zuerst',
    access: 'webhook_endpoints.read',
    params: IdParams,
    response: { 200: collectionOf(WebhookDeliveryResponse) },
    errors: [400, 401, 403, 404],
    filters: deliveryFilters,
    async handler(request) {
      const endpoint = await findEndpoint(db, request.params.id);
      if (!endpoint) throw notFound();
      const page = readPage(request.query, { size: PAGE_SIZE });
      const states = readChoices(request.query, WEBHOOK_DELIVERY_STATES, 'state');
      const { items, total } = await listDeliveries(db, endpoint.id, states, page);
      const listed = { items: items.map(deliveryResponse), total };
      return collection(request, { type: 'WebhookDelivery', ...listed, page, filters: deliveryFilters });
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/webhook_endpoints/:id/deliveries/:delivery/retry',
    summary: 'Eine Zustellung nochmals senden',
    access: 'webhook_endpoints.retry',
    params: DeliveryParams,
    response: { 200: WebhookDeliveryResponse },
    errors: [401, 403, 404, 409],
    async handler(request) {
      const { id: endpointId, delivery: id } = request.params;
      const occasion = { actor: actorOf(request), at: clock() };
      const sent = await db.transaction((tx) => sendAgain(tx, { endpointId, id }, occasion));
      return item('WebhookDelivery', deliveryResponse(sent));
    },
  });
}
