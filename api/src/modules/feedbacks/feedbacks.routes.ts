import { etagOf, FeedbackPatch, FeedbackResponse, PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { readBoolean } from '../../lib/query.ts';
import { answeringStale, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { figureRoutes } from './feedback-figures.routes.ts';
import { feedbackFilters, readFeedbackFilter } from './feedback-filter.ts';
import { linkRoutes } from './feedback-link.routes.ts';
import { findFeedback, listFeedbacks } from './feedbacks.read-model.ts';
import { handleFeedback, previewHandling } from './handle-feedback.ts';

const PAGE_SIZE = 30;

/** @throws 404 */
async function requireFeedback(db: ResourceDeps['db'], id: string): Promise<FeedbackResponse> {
  const found = await findFeedback(db, id);
  if (!found) throw notFound();
  return found;
}

function readRoutes(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/feedbacks',
    summary: 'Was Gäste von Events hielten, das Neuste zuerst',
    access: 'feedbacks.read',
    response: { 200: collectionOf(FeedbackResponse) },
    errors: [400, 401, 403],
    filters: feedbackFilters,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listFeedbacks(db, readFeedbackFilter(request.query), page);
      return collection(request, { type: 'Feedback', ...listed, page, filters: feedbackFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/feedbacks/:id',
    summary: 'Ein Feedback',
    access: 'feedbacks.read',
    params: IdParams,
    response: { 200: FeedbackResponse },
    errors: [401, 403, 404],
    async handler({ params }, reply) {
      const found = await requireFeedback(db, params.id);
      reply.header('etag', etagOf(found));
      return item('Feedback', found);
    },
  });
}

function patchRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'PATCH',
    url: '/api/feedbacks/:id',
    summary:
      'Ein Feedback veröffentlichen oder zurücknehmen, darauf antworten; «notify» sendet die Antwort, mit dryRun nur, was ginge',
    access: 'feedbacks.update',
    params: IdParams,
    body: FeedbackPatch,
    response: { 200: Type.Union([FeedbackResponse, PlannedMailsResponse]) },
    errors: [400, 401, 403, 404, 409, 412, 422, 428],
    async handler(request, reply) {
      const { id } = request.params;
      const precondition = preconditionOf(request);
      const handling = { id, patch: request.body, precondition, actor: actorOf(request), now: clock() };
      const stale = { db, entity: 'feedback', id, read: requireFeedback };
      if (readBoolean(request.query, 'dryRun'))
        return item('PlannedMails', await answeringStale(stale, () => previewHandling(db, handling)));
      const changed = await answeringStale(stale, () =>
        db.transaction(async (tx) => {
          await handleFeedback(tx, handling);
          return requireFeedback(tx, id);
        }),
      );
      reply.header('etag', etagOf(changed));
      return item('Feedback', changed);
    },
  });
}

/** Routes for the feedback of guests on events (docs/domain/feedback.md). */
export async function feedbacksModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  readRoutes(app, deps);
  patchRoute(app, deps);
  figureRoutes(app, deps);
  linkRoutes(app, deps);
}
