import { EventReportInput, EventReportResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findReport } from './event-reports.read-model.ts';
import { handInReport } from './hand-in-report.ts';

function readRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/report',
    summary: 'Bericht zu einem Event, für seine Guides und die Administration',
    access: 'event_reports.read',
    params: IdParams,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404],
    async handler({ params, principal }) {
      const report = await findReport(db, params.id, principal, clock());
      if (!report) throw notFound('Zu diesem Event gibt es noch keinen Bericht.');
      return item('EventReport', report);
    },
  });
}

function handInRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'PUT',
    url: '/api/events/:id/report',
    summary: 'Den Bericht zu einem Event einreichen oder ersetzen: wer fehlte, Spesen, Vorfälle',
    access: 'event_reports.update',
    params: IdParams,
    body: EventReportInput,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { params, body: input, principal: visitor } = request;
      const handingIn = { eventId: params.id, input, visitor, actor: actorOf(request), now: clock() };
      return item('EventReport', await db.transaction((tx) => handInReport(tx, handingIn)));
    },
  });
}

/** What a guide hands in after an event. */
export async function eventReportsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  readRoute(app, deps);
  handInRoute(app, deps);
}
