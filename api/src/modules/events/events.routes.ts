import { EventResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { readProjection } from '../../lib/projection.ts';
import { readBoolean } from '../../lib/query.ts';
import { EVENT_FILTERS, readEventFilter } from './event-filter.ts';
import type { EventsService } from './events.service.ts';

const PAGE_SIZE = 8;
const OWN_FILTERS = filters({ past: null, 'properties[]': null });

export function eventsRoutes(app: FastifyInstance, { service }: { readonly service: EventsService }): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/events',
    summary: 'Events; ohne eigenen Zeitraum ab heute',
    access: 'events.read',
    response: { 200: collectionOf(EventResponse) },
    errors: [400, 401, 403, 422],
    filters: EVENT_FILTERS,
    async handler(request) {
      const { query, principal: visitor } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: visitor.user !== null });
      const who = { visitor, projection: readProjection(query) };
      const { items, total } = await service.list(readEventFilter(query), page, who);
      return collection(request, { type: 'Event', items, total, page, filters: EVENT_FILTERS });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id',
    summary: 'Ein Event',
    access: 'events.read',
    params: IdParams,
    response: { 200: EventResponse },
    errors: [404],
    async handler(request) {
      const projection = readProjection(request.query);
      const who = { visitor: request.principal, projection };
      return item('Event', await service.find(request.params.id, who), projection);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/users/:id/events',
    summary: 'Events, die eine Person führt oder gebucht hat; past=1 für vergangene',
    access: 'user_events.read',
    params: IdParams,
    response: { 200: collectionOf(EventResponse) },
    errors: [400, 404],
    filters: OWN_FILTERS,
    async handler(request) {
      const { query, params, principal: visitor } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const list = { past: readBoolean(query, 'past') ?? false, filter: readEventFilter(query), page };
      const who = { visitor, projection: readProjection(query) };
      const { items, total } = await service.listOf(params.id, list, who);
      return collection(request, { type: 'Event', items, total, page, filters: OWN_FILTERS });
    },
  });
}
