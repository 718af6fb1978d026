import {
  SeatOptionCreate,
  SeatOptionLinkResponse,
  SeatOptionMade,
  SeatOptionResponse,
} from '@firn/shared-contracts/api';
import { SEAT_OPTION_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { readChoices, readList } from '../../lib/query.ts';
import { defineResource } from '../../records/index.ts';
import { onceRequestOf } from '../bookings/index.ts';
import { optionNotFound } from '../seat-options/index.ts';
import { type EndDeps, releaseOption } from './end-option.ts';
import { type HoldDeps, holdSeats } from './hold-seats.ts';
import { findOption, findOptionLink, listOptions } from './seat-options.read-model.ts';

const PAGE_SIZE = 50;

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

const optionFilters = filters({
  event: 'event',
  'event[]': 'event',
  'state[]': 'state',
  'properties[]': null,
});

type Deps = HoldDeps & EndDeps;

function holdRoute(app: FastifyInstance, deps: Deps): void {
  const url = '/api/seat_options';
  defineRoute(app, {
    method: 'POST',
    url,
    summary: 'Plätze für einen Gast am Telefon halten; braucht die Kopfzeile Idempotency-Key',
    access: 'seat_options.create',
    body: SeatOptionCreate,
    response: { 201: SeatOptionMade },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      const call = { body: request.body, actor: actorOf(request), origin: request.publicOrigin };
      const { status, body } = await holdSeats(deps, call, onceRequestOf(request, url));
      reply.code(status);
      return item('SeatOption', body as SeatOptionMade);
    },
  });
}

function releaseRoute(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/seat_options/:id/release',
    summary: 'Gehaltene Plätze freigeben; der Gast erfährt es',
    access: 'seat_options.release',
    params: IdParams,
    response: { 200: SeatOptionResponse },
    errors: [401, 403, 404, 409],
    async handler(request) {
      const { id } = request.params;
      await releaseOption(deps, id, { actor: actorOf(request), origin: request.publicOrigin });
      const option = await findOption(deps.db, id);
      if (!option) throw optionNotFound();
      return item('SeatOption', option);
    },
  });
}

function linkRoute(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/seat_option_links/:token',
    summary: 'Worum es im Link zu gehaltenen Plätzen geht',
    access: 'seat_option_links.read',
    params: TokenParams,
    response: { 200: SeatOptionLinkResponse },
    errors: [404],
    async handler({ params: { token }, principal: visitor }) {
      const link = await findOptionLink(deps.db, token, { visitor, projection: null, now: deps.clock() });
      if (!link) throw optionNotFound();
      return item('SeatOptionLink', link);
    },
  });
}

/** Seats held for guests on the phone (docs/domain/bookings.md#options). */
export async function optionDeskModule(app: FastifyInstance, deps: Deps): Promise<void> {
  holdRoute(app, deps);
  releaseRoute(app, deps);
  linkRoute(app, deps);
  defineResource(app, deps, {
    collection: 'seat_options',
    type: 'SeatOption',
    title: { one: 'Option', many: 'Plätze, die für Gäste am Telefon gehalten werden, die neusten zuerst' },
    schema: SeatOptionResponse,
    filters: optionFilters,
    pageSize: PAGE_SIZE,
    list: (db, query, page) =>
      listOptions(
        db,
        {
          events: filterIds('events', 'event', readList(query, 'event')),
          states: readChoices(query, SEAT_OPTION_STATES, 'state'),
        },
        page,
      ),
    find: (db, id) => findOption(db, id),
  });
}
