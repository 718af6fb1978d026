import {
  WebhookEndpointCreate,
  WebhookEndpointMade,
  WebhookEndpointResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { Seal } from '../../lib/seal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { deliveryRoutes } from './deliveries.routes.ts';
import { endEndpoint, makeEndpoint, switchOn } from './make-endpoint.ts';
import { type ListedEndpoint, listEndpoints } from './webhook-endpoints.read-model.ts';

interface WebhookEndpointsDeps extends ResourceDeps {
  readonly seal: Seal;
  readonly allowsLoopback: boolean;
}

const endpointResponse = ({ id, types, ...endpoint }: ListedEndpoint): WebhookEndpointResponse => ({
  '@id': iri('webhook_endpoints', id),
  '@type': 'WebhookEndpoint',
  id,
  url: endpoint.url,
  events: types,
  createdAt: endpoint.createdAt.toISOString(),
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  switchedOffAt: endpoint.switchedOffAt?.toISOString() ?? null,
  deliveries: endpoint.deliveries,
});

async function readEndpoint({ db }: Pick<ResourceDeps, 'db'>, id: string): Promise<WebhookEndpointResponse> {
  const found = (await listEndpoints(db)).find((each) => each.id === id);
  if (!found) throw notFound();
  return endpointResponse(found);
}

function createRoute(app: FastifyInstance, { db, clock, ...rules }: WebhookEndpointsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/webhook_endpoints',
    summary: 'Neue Adresse für Webhooks; nur diese Antwort nennt ihr Geheimnis',
    access: 'webhook_endpoints.create',
    body: WebhookEndpointCreate,
    notWhileImpersonating: true,
    response: { 201: WebhookEndpointMade },
    errors: [401, 403, 409, 422],
    async handler(request, reply) {
      const occasion = { actor: actorOf(request), at: clock() };
      const made = await db.transaction(async (tx) => {
        const { id, secret } = await makeEndpoint(tx, request.body, rules, occasion);
        return { ...(await readEndpoint({ db: tx }, id)), secret };
      });
      reply.code(201);
      return item('WebhookEndpoint', made);
    },
  });
}

/** Addresses of programs of others that hear what happens (docs/domain/webhooks.md). */
export async function webhookEndpointsModule(
  app: FastifyInstance,
  deps: WebhookEndpointsDeps,
): Promise<void> {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/webhook_endpoints',
    summary: 'Adressen für Webhooks, ohne ihr Geheimnis',
    access: 'webhook_endpoints.read',
    response: { 200: collectionOf(WebhookEndpointResponse) },
    errors: [401, 403],
    async handler(request) {
      const items = (await listEndpoints(db)).map(endpointResponse);
      const page = wholePage(items.length);
      return collection(request, { type: 'WebhookEndpoint', items, total: items.length, page, filters: [] });
    },
  });

  createRoute(app, deps);

  defineRoute(app, {
    method: 'POST',
    url: '/api/webhook_endpoints/:id/activation',
    summary: 'Schaltet eine Adresse für Webhooks wieder ein',
    access: 'webhook_endpoints.activate',
    params: IdParams,
    response: { 200: WebhookEndpointResponse },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = request.params;
      const occasion = { actor: actorOf(request), at: clock() };
      if (!(await db.transaction((tx) => switchOn(tx, id, occasion)))) throw notFound();
      return item('WebhookEndpoint', await readEndpoint(deps, id));
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/webhook_endpoints/:id',
    summary: 'Entfernt eine Adresse für Webhooks mit ihren Zustellungen',
    access: 'webhook_endpoints.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const occasion = { actor: actorOf(request), at: clock() };
      if (!(await db.transaction((tx) => endEndpoint(tx, request.params.id, occasion)))) throw notFound();
      return reply.code(204).send();
    },
  });

  deliveryRoutes(app, deps);
}
