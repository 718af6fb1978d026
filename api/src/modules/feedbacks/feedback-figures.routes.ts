import { FeedbackSubjectResponse, FeedbackSummaryResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { listGuideFigures, listTourFigures } from './feedback-figures.read-model.ts';
import { figureFilters, readFeedbackFilter, requireAllVoices } from './feedback-filter.ts';
import { summariseFeedback, summariseForGuide } from './summarise-feedback.ts';

const PAGE_SIZE = 30;

/** Averages with the number of voices (docs/domain/feedback.md#figures). */
export function figureRoutes(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/feedbacks/summary',
    summary: 'Durchschnitte und Verlauf: für das Büro von allem, für Guides die eigenen ab 3 Stimmen',
    access: 'feedbacks.summary',
    response: { 200: FeedbackSummaryResponse },
    errors: [400, 401, 403],
    filters: figureFilters,
    async handler({ query, principal: visitor }) {
      requireAllVoices(query, visitor);
      const { isAdmin } = visitor.permissions;
      const summary = isAdmin
        ? summariseFeedback(db, readFeedbackFilter(query))
        : summariseForGuide(db, visitor.user?.id ?? '');
      return item('FeedbackSummary', await summary);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/feedback_tours',
    summary: 'Jedes Angebot mit Stimmen und seinen Durchschnitten, das mit den meisten zuerst',
    access: 'feedbacks.subjects',
    response: { 200: collectionOf(FeedbackSubjectResponse) },
    errors: [400, 401, 403],
    filters: figureFilters,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listTourFigures(db, readFeedbackFilter(request.query), page);
      return collection(request, { type: 'FeedbackSubject', ...listed, page, filters: figureFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/feedback_guides',
    summary: 'Jeder Guide mit Stimmen und seinen Durchschnitten, wer die meisten hat zuerst',
    access: 'feedbacks.subjects',
    response: { 200: collectionOf(FeedbackSubjectResponse) },
    errors: [400, 401, 403],
    filters: figureFilters,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listGuideFigures(db, readFeedbackFilter(request.query), page);
      return collection(request, { type: 'FeedbackSubject', ...listed, page, filters: figureFilters });
    },
  });
}
