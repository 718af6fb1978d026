import {
  FeedbackSubjectResponse,
  FeedbackSummaryResponse,
  VOICES_FOR_GUIDES,
} from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import { readPage } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Query } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { figuresForGuide } from './feedback.domain.ts';
import {
  countAsked,
  listGuideFigures,
  listTourFigures,
  readGuideFigures,
  readTourFigures,
} from './feedback-figures.read-model.ts';
import { answersOf, figureFilters, ratingsOf } from './feedback-filter.ts';
import { feedbackGuides } from './feedbacks.table.ts';
import { listGuideVoices } from './voices.read-model.ts';

const PAGE_SIZE = 30;

const HEAD = {
  '@id': '/api/feedbacks/summary',
  '@type': 'FeedbackSummary',
  voicesNeeded: VOICES_FOR_GUIDES,
} as const;

async function officeSummary(db: Db, query: Query): Promise<FeedbackSummaryResponse> {
  const answers = answersOf(db, query);
  return {
    ...HEAD,
    asked: await countAsked(db, answers),
    tour: await readTourFigures(db, answers),
    guide: await readGuideFigures(db, ratingsOf(query)),
    voices: [],
  };
}

/** @throws 403 for a filter: what is left over would tell single voices. */
async function ownSummary(db: Db, query: Query, visitor: Visitor): Promise<FeedbackSummaryResponse> {
  for (const { variable } of figureFilters)
    if (query[variable] !== undefined) requireOffice(variable, visitor);
  const guideId = visitor.user?.id ?? '';
  const figures = await readGuideFigures(db, eq(feedbackGuides.guideId, guideId));
  return {
    ...HEAD,
    asked: null,
    tour: null,
    guide: figuresForGuide(figures),
    voices: await listGuideVoices(db, guideId),
  };
}

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
      const { isAdmin } = visitor.permissions;
      const summary = isAdmin ? officeSummary(db, query) : ownSummary(db, query, visitor);
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
      const listed = await listTourFigures(db, answersOf(db, request.query), page);
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
      const listed = await listGuideFigures(db, ratingsOf(request.query), page);
      return collection(request, { type: 'FeedbackSubject', ...listed, page, filters: figureFilters });
    },
  });
}
