import {
  MAXIMUM_REMEMBERED_EVENTS,
  RememberedEventCreate,
  RememberedEventResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds, idOfReference } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import { readPage } from '../../lib/pagination.ts';
import { conflict, invalid, notFound, unauthorised } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { readList } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findEvent } from '../events/index.ts';
import { findOwnRemembered, listRemembered } from './remembered-events.read-model.ts';
import { forgetRemembered, rememberEvent } from './remembered-events.repository.ts';

const rememberedFilters = filters({
  event: 'event',
  'event[]': 'event',
  user: 'user',
  'properties[]': null,
});

const GONE = 'Diesen Event gibt es nicht mehr. Bitte wähle einen anderen.';
const FULL = `Deine Merkliste hat schon ${MAXIMUM_REMEMBERED_EVENTS} Events. Bitte entferne zuerst einen.`;
const gone = () => invalid([{ propertyPath: 'event', message: GONE }]);

function listRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/remembered_events',
    summary:
      'Meine Merkliste, das Neuste zuerst; mit «event» liest das Büro, wer sich den Event gemerkt hat, mit «user», was eine Person sich gemerkt hat',
    access: 'remembered_events.read',
    response: { 200: collectionOf(RememberedEventResponse) },
    errors: [400, 401, 403],
    filters: rememberedFilters,
    async handler(request) {
      const { query, principal: visitor } = request;
      const eventIds = filterIds('events', 'event', readList(query, 'event'));
      if (query.user !== undefined) requireOffice('user', visitor);
      const userIds = filterIds('users', 'user', readList(query, 'user'));
      const page = readPage(query, { size: MAXIMUM_REMEMBERED_EVENTS });
      const view = { visitor, projection: null, now: clock() };
      const listed = await listRemembered(db, { eventIds, userIds }, page, view);
      return collection(request, { type: 'RememberedEvent', ...listed, page, filters: rememberedFilters });
    },
  });
}

function additionRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/remembered_events',
    summary:
      'Einen Event auf die Merkliste setzen, mit den Mails dazu oder ohne; 200, wenn er schon darauf steht',
    access: 'remembered_events.create',
    body: RememberedEventCreate,
    response: { 200: RememberedEventResponse, 201: RememberedEventResponse },
    errors: [401, 403, 409, 422],
    async handler({ body, principal: visitor, query }, reply) {
      const { user } = visitor;
      if (!user) throw unauthorised();
      const view = { visitor, projection: null, now: clock() };
      const eventId = idOfReference('events', body.event);
      return db.transaction(async (tx) => {
        const event = eventId && (await findEvent(tx, eventId, view));
        if (!event) throw gone();
        const { mails } = body;
        const outcome = await rememberEvent(tx, { userId: user.id, eventId: event.id, mails, at: view.now });
        if (outcome === 'full') throw conflict('/problems/merkliste-full', FULL);
        const remembered = await findOwnRemembered(tx, event.id, view);
        if (!remembered) throw gone();
        reply.code(outcome === 'added' ? 201 : 200).header('location', remembered['@id']);
        return item('RememberedEvent', remembered, readProjection(query));
      });
    },
  });
}

/** The Merkliste (docs/domain/bookings.md#remembered-events). */
export async function rememberedEventsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  const { db } = deps;
  listRoute(app, deps);
  additionRoute(app, deps);

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/remembered_events/:id',
    summary: 'Einen Event von der eigenen Merkliste nehmen; damit enden die Mails dazu',
    access: 'remembered_events.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler({ params, principal: { user } }, reply) {
      if (!user) throw unauthorised();
      const { id } = params;
      const forgotten = await db.transaction((tx) => forgetRemembered(tx, user.id, id));
      if (!forgotten) throw notFound();
      return reply.code(204).send();
    },
  });
}
