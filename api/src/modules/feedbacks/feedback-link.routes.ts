import { FeedbackAnswer, FeedbackRequestResponse, VoicesResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { badRequest } from '../../lib/problem.ts';
import { readList } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { answerFeedback } from './answer-feedback.ts';
import { findFeedbackRequest } from './feedback-request.read-model.ts';
import { linkUnknown } from './feedbacks.errors.ts';
import { readGuideVoices, readOfferVoices } from './voices.read-model.ts';

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });
/** A comment of 2000 characters with grades of a score of guides. */
const LARGEST_ANSWER = 32_768;

const voiceFilters = filters({ offer: 'offer', guide: 'guide' });

/** Routes without an account: the request behind the link of a mail, its answer, and the voices on the website. */
export function linkRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/feedback_requests/:token',
    summary: 'Wonach der Link einer E-Mail fragt',
    access: 'feedbacks.request',
    params: TokenParams,
    response: { 200: FeedbackRequestResponse },
    errors: [404],
    async handler({ params: { token } }) {
      const asked = await findFeedbackRequest(db, token, clock());
      if (!asked) throw linkUnknown();
      return item('FeedbackRequest', asked);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/feedbacks/:token',
    summary: 'Eine Rückmeldung geben, einmal, mit dem Link aus der E-Mail',
    access: 'feedbacks.answer',
    params: TokenParams,
    body: FeedbackAnswer,
    bodyLimit: LARGEST_ANSWER,
    response: { 201: FeedbackRequestResponse },
    errors: [404, 409, 410, 413, 422],
    async handler({ params: { token }, body: answer }, reply) {
      const answering = { token, answer, now: clock() };
      const answered = await db.transaction((tx) => answerFeedback(tx, answering));
      reply.code(201);
      return item('FeedbackRequest', answered);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/voices',
    summary: 'Veröffentlichte Stimmen zu einem Angebot («offer») oder einem Guide («guide»)',
    access: 'voices.read',
    response: { 200: VoicesResponse },
    errors: [400],
    filters: voiceFilters,
    async handler({ query }) {
      const offers = filterIds('offers', 'offer', readList(query, 'offer'));
      const guides = filterIds('users', 'guide', readList(query, 'guide'));
      const [id = ''] = [...offers, ...guides];
      if (offers.length + guides.length !== 1) {
        throw badRequest('Bitte nenne mit «offer» ein Angebot oder mit «guide» einen Guide.');
      }
      const voices = offers.length > 0 ? readOfferVoices(db, id) : readGuideVoices(db, id);
      return item('Voices', await voices);
    },
  });
}
