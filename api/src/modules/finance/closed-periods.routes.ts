import { ClosedPeriodCreate, ClosedPeriodResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound, unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { closePeriod } from './close-period.ts';
import { findClosedPeriod, listClosedPeriods } from './closed-periods.read-model.ts';

const PAGE_SIZE = 50;
const FILTERS = filters({ 'properties[]': null });

function listRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/closed_periods',
    summary: 'Abgeschlossene Zeiträume mit ihren Zahlen, der letzte zuerst',
    access: 'finance.read',
    response: { 200: collectionOf(ClosedPeriodResponse) },
    errors: [400, 401, 403],
    filters: FILTERS,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listClosedPeriods(db, page);
      return collection(request, { type: 'ClosedPeriod', ...listed, page, filters: FILTERS });
    },
  });
}

function itemRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/closed_periods/:id',
    summary: 'Ein abgeschlossener Zeitraum',
    access: 'finance.read',
    params: IdParams,
    response: { 200: ClosedPeriodResponse },
    errors: [401, 403, 404],
    async handler({ params }) {
      const period = await findClosedPeriod(db, params.id.toLowerCase());
      if (!period) throw notFound();
      return item('ClosedPeriod', period);
    },
  });
}

function closeRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/closed_periods',
    summary: 'Die Bücher bis zu einem Tag abschliessen; lässt sich nicht zurücknehmen',
    access: 'finance.close',
    body: ClosedPeriodCreate,
    response: { 201: ClosedPeriodResponse },
    errors: [401, 403, 409, 422],
    notWhileImpersonating: true,
    async handler(request, reply) {
      const actor = actorOf(request);
      if (!actor) throw unauthorised();
      const closed = await closePeriod(db, request.body, { actor, now: clock() });
      reply.code(201).header('location', closed['@id']);
      return item('ClosedPeriod', closed);
    },
  });
}

/** The closing of the books (docs/domain/payments.md#closing). */
export function closedPeriodRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  listRoute(app, deps);
  itemRoute(app, deps);
  closeRoute(app, deps);
}
