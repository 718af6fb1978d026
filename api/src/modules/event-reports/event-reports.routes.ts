import {
  EventReportInput,
  EventReportReading,
  EventReportResponse,
  EventReportReturn,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { readBoolean } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { plannedMails } from '../outbox/index.ts';
import { findReport } from './event-reports.read-model.ts';
import type { EventReportsDeps } from './event-reports-deps.ts';
import { handInReport } from './hand-in-report.ts';
import { readIncidents } from './read-incidents.ts';
import { reportFilesRoutes } from './report-files.routes.ts';
import { previewRequest, requestReport } from './request-report.ts';
import { previewReturn, returnReport } from './return-report.ts';

function readRoute(app: FastifyInstance, { db, clock, signer }: EventReportsDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/report',
    summary: 'Rapport zu einem Event, für seine Guides und die Administration',
    access: 'event_reports.read',
    params: IdParams,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404],
    async handler({ params, principal }) {
      const report = await findReport(db, params.id, principal, { signer, now: clock() });
      if (!report) throw notFound('Zu diesem Event gibt es noch keinen Rapport.');
      return item('EventReport', report);
    },
  });
}

function handInRoute(app: FastifyInstance, { db, clock, signer }: EventReportsDeps): void {
  defineRoute(app, {
    method: 'PUT',
    url: '/api/events/:id/report',
    summary: 'Den Rapport zu einem Event abgeben oder ersetzen: wer fehlte, Spesen, Vorfälle',
    access: 'event_reports.update',
    params: IdParams,
    body: EventReportInput,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { params, body: input, principal: visitor } = request;
      const handingIn = { eventId: params.id, input, visitor, actor: actorOf(request), signer, now: clock() };
      return item('EventReport', await db.transaction((tx) => handInReport(tx, handingIn)));
    },
  });
}

function returnRoute(app: FastifyInstance, { db, clock, signer }: EventReportsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/report/return',
    summary: 'Den Rapport seinen Guides mit einem Grund zurückgeben; mit ?dryRun=1 nur, was das sendet',
    access: 'event_reports.return',
    params: IdParams,
    body: EventReportReturn,
    response: { 200: Type.Union([EventReportResponse, PlannedMailsResponse]) },
    errors: [400, 401, 403, 404, 409, 422],
    async handler(request) {
      const { params, body: input, principal: visitor, query, publicOrigin: origin } = request;
      const occasion = { actor: actorOf(request), origin, signer, now: clock() };
      const returning = { eventId: params.id, input, visitor, ...occasion };
      if (readBoolean(query, 'dryRun')) {
        const path = `/api/events/${params.id}/report/return`;
        return item('PlannedMails', plannedMails(path, await previewReturn(db, returning)));
      }
      return item('EventReport', await db.transaction((tx) => returnReport(tx, returning)));
    },
  });
}

function requestRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/report/request',
    summary: 'Die Guides um den Rapport bitten, der fehlt; mit ?dryRun=1 nur zeigen, was hinausgeht',
    access: 'event_reports.request',
    params: IdParams,
    response: { 200: PlannedMailsResponse },
    errors: [400, 401, 403, 404, 409],
    async handler(request) {
      const { params, principal: visitor, query, publicOrigin: origin } = request;
      const { id: eventId } = params;
      const requesting = { eventId, visitor, actor: actorOf(request), origin, now: clock() };
      const mails = readBoolean(query, 'dryRun')
        ? await previewRequest(db, requesting)
        : await db.transaction((tx) => requestReport(tx, requesting));
      return item('PlannedMails', plannedMails(`/api/events/${eventId}/report/request`, mails));
    },
  });
}

function readingRoute(app: FastifyInstance, { db, clock, signer }: EventReportsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/report/reading',
    summary: 'Festhalten, dass das Büro die Vorfälle eines Rapports gelesen hat',
    access: 'event_reports.acknowledge',
    params: IdParams,
    body: EventReportReading,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { params, body: input, principal: visitor } = request;
      const reading = { eventId: params.id, input, visitor, actor: actorOf(request), signer, now: clock() };
      return item('EventReport', await db.transaction((tx) => readIncidents(tx, reading)));
    },
  });
}

/** What a guide hands in after an event, and what the office does with it. */
export async function eventReportsModule(app: FastifyInstance, deps: EventReportsDeps): Promise<void> {
  readRoute(app, deps);
  handInRoute(app, deps);
  returnRoute(app, deps);
  requestRoute(app, deps);
  readingRoute(app, deps);
  await app.register(reportFilesRoutes, deps);
}
