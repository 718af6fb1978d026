import {
  EventBulkRequest,
  EventBulkResponse,
  EventDuplicate,
  EventResponse,
  EventSeason,
  EventSeasonResponse,
  etagOf,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { onceRequestOf } from '../bookings/index.ts';
import { hasIdempotencyKey } from '../idempotency-keys/index.ts';
import { changeEvents } from './change-events.ts';
import { duplicateEvent } from './duplicate-event.ts';
import type { EventDeps } from './event-deps.ts';
import { findEvent } from './events.read-model.ts';
import { enterSeason, rehearseSeason, type SeasonMaker } from './make-season.ts';

const BULK = '/api/events/bulk';
const SEASON = '/api/events/season';

function duplicateRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/duplicate',
    summary: 'Einen Event als Entwurf an einem späteren Tag wiederholen; ohne «days» nach 52 Wochen',
    access: 'events.duplicate',
    params: IdParams,
    body: EventDuplicate,
    response: { 201: EventResponse },
    errors: [401, 403, 404, 422],
    async handler(request, reply) {
      const { principal: visitor, params, body } = request;
      const now = clock();
      const context = { db, actor: actorOf(request), now };
      const created = await duplicateEvent(context, { id: params.id, days: body.days }, async (tx, id) => {
        const event = await findEvent(tx, id, { visitor, projection: null, now });
        if (!event) throw notFound();
        return event;
      });
      const location = created['@id'];
      reply.code(201).headers({ etag: etagOf(created), location, 'content-location': location });
      return item('Event', created);
    },
  });
}

function bulkRoute(app: FastifyInstance, deps: EventDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: BULK,
    summary:
      'Viele Events auf einmal ändern; jeder für sich ganz oder gar nicht, mit Idempotency-Key jeder höchstens einmal',
    access: 'events.bulk',
    body: EventBulkRequest,
    response: { 200: EventBulkResponse },
    errors: [401, 403, 422],
    async handler(request) {
      const { principal: visitor, publicOrigin: origin, body } = request;
      const once = hasIdempotencyKey(request.headers) ? onceRequestOf(request, BULK) : null;
      const results = await changeEvents(deps, { visitor, actor: actorOf(request), origin, body, once });
      const done = results.filter(({ status }) => status < 400).length;
      return item('EventBulk', { '@id': BULK, '@type': 'EventBulk', done, results });
    },
  });
}

/** All events of the request or none, at most once per key. */
function seasonRoute(app: FastifyInstance, deps: EventDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: SEASON,
    summary:
      'Events an mehreren Tagen auf einmal anlegen und so weit führen wie verlangt, alle oder keinen; mit dryRun nur, was fehlt. Braucht die Kopfzeile Idempotency-Key',
    access: 'events.season',
    body: EventSeason,
    response: { 200: EventSeasonResponse, 201: EventSeasonResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      const { principal: visitor, publicOrigin: origin, body } = request;
      const maker: SeasonMaker = { visitor, actor: actorOf(request), origin, now: deps.clock() };
      if (body.dryRun) return item('EventSeason', await rehearseSeason(deps, body, maker));
      const made = await enterSeason(deps, body, maker, onceRequestOf(request, SEASON));
      reply.code(201);
      return item('EventSeason', made);
    },
  });
}

/** What plans a season: many events at once, and those of the one before again. */
export function seasonRoutes(app: FastifyInstance, deps: EventDeps): void {
  duplicateRoute(app, deps);
  bulkRoute(app, deps);
  seasonRoute(app, deps);
}
