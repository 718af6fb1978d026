import { ExportPlanCreate, ExportPlanResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { auditExport } from './audit-export.ts';
import { findPlan, listPlans } from './exports.read-model.ts';
import { deletePlan } from './exports.repository.ts';
import { planExport } from './request-export.ts';

const PAGE_SIZE = 50;
const NO_FILTERS = filters({ 'properties[]': null });
/** Bytes: more than twice of what filters and columns can say. */
const LARGEST_REQUEST = 65_536;

/** Exports that are made once a week (docs/domain/office.md#exports). */
export function planRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/export_plans',
    summary: 'Exporte, die jede Woche gemacht werden, der nächste zuerst',
    access: 'exports.read',
    response: { 200: collectionOf(ExportPlanResponse) },
    errors: [400, 401, 403],
    filters: NO_FILTERS,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listPlans(db, page);
      return collection(request, { type: 'ExportPlan', ...listed, page, filters: NO_FILTERS });
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/export_plans',
    summary: 'Einen Export jede Woche machen lassen; der Link kommt per E-Mail',
    access: 'exports.create',
    body: ExportPlanCreate,
    bodyLimit: LARGEST_REQUEST,
    response: { 201: ExportPlanResponse },
    errors: [400, 401, 403, 422],
    async handler(request, reply) {
      const asking = { db, visitor: request.principal, actor: actorOf(request), now: clock() };
      const { id } = await planExport(request.body, asking);
      const plan = await findPlan(db, id);
      if (!plan) throw notFound();
      reply.code(201).header('location', iri('export_plans', id));
      return item('ExportPlan', plan);
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/export_plans/:id',
    summary: 'Einen Export nicht mehr jede Woche machen lassen',
    access: 'exports.create',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      await db.transaction(async (tx) => {
        const plan = await deletePlan(tx, request.params.id);
        if (!plan) throw notFound('Diesen Plan gibt es nicht mehr.');
        await auditExport(tx, 'export_plan.delete', plan, { actor: actorOf(request), at: clock() });
      });
      return reply.code(204).send();
    },
  });
}
