import {
  EventChangePreview,
  EventCreate,
  EventPatch,
  EventResponse,
  EventStepPreview,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { readBoolean, readOrder } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { beginEvent } from './begin-event.ts';
import type { EventDeps } from './event-deps.ts';
import { EVENT_FILTERS, EVENT_ORDERS, readEventFilter } from './event-filter.ts';
import { eventViolations } from './event-rules.repository.ts';
import { seasonRoutes } from './event-season.routes.ts';
import { ownershipFor } from './event-team.repository.ts';
import { findEvent, listEvents, listEventsOf } from './events.read-model.ts';
import { eventKind } from './events.repository.ts';
import { followEventChange, previewEventChange } from './follow-event-change.ts';
import { keptEvent } from './kept-event.ts';
import { newEvent } from './new-event.repository.ts';
import { previewEventStep, transitEvent } from './transit-event.ts';

const PAGE_SIZE = 8;

const ofUserFilters = filters({
  past: null,
  ...Object.fromEntries(EVENT_ORDERS.map((name) => [`order[${name}]`, name])),
  'properties[]': null,
});

function eventsOfUserRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/users/:id/events',
    summary: 'Events, die eine Person führt oder gebucht hat; past=1 für vergangene',
    access: 'user_events.read',
    params: IdParams,
    response: { 200: collectionOf(EventResponse) },
    errors: [400, 404],
    filters: ofUserFilters,
    async handler(request) {
      const { query, params, principal: visitor } = request;
      if (visitor.user?.id !== params.id && !visitor.permissions.isAdmin) throw notFound();
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const filter = { past: readBoolean(query, 'past') ?? false, order: readOrder(query, EVENT_ORDERS) };
      const view = { visitor, projection: readProjection(query), now: clock() };
      const listed = await listEventsOf(db, params.id, filter, page, view);
      return collection(request, { type: 'Event', ...listed, page, filters: ofUserFilters });
    },
  });
}

/** Events: the public reads published ones, the office plans them, guides add tours and notes. */
export async function eventsModule(app: FastifyInstance, deps: EventDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'events',
    type: 'Event',
    title: { one: 'Event', many: 'Events; ohne eigenen Zeitraum ab heute' },
    schema: EventResponse,
    filters: EVENT_FILTERS,
    pageSize: PAGE_SIZE,
    allowsAll: ({ user }) => user !== null,
    listErrors: [401, 403, 422],
    list: (db, query, page, view) => listEvents(db, readEventFilter(query, view.visitor), page, view),
    find: findEvent,
    writes: {
      kind: eventKind,
      create: EventCreate,
      patch: EventPatch,
      defaults: newEvent,
      created: beginEvent,
      async changed(tx, id, context) {
        // Before seats go to others: they hear of the event as it is.
        await followEventChange(tx, id, context);
        // The maximum may have been raised.
        await deps.seatsFreed(tx, id, { at: context.now, origin: context.origin });
      },
      patchPreview: { type: 'EventChangePreview', schema: EventChangePreview, make: previewEventChange },
      rules: eventViolations,
      ownership: ownershipFor,
      keeps: keptEvent,
      transition: transitEvent(deps),
      removed: (_id, record) => deps.dropPictures(record),
      preview: { type: 'EventStepPreview', schema: EventStepPreview, make: previewEventStep },
    },
  });
  seasonRoutes(app, deps);
  eventsOfUserRoute(app, deps);
}
