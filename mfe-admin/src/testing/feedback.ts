import { type FeedbackSummaryResponse, GUIDE_CRITERIA, TOUR_CRITERIA } from '@firn/shared-contracts/api';
import { aCollection, aFeedback, aFeedbackSubject, feedbackFigures } from '@firn/shared-contracts/testing';

const aFeedbackSummary: FeedbackSummaryResponse = {
  '@id': '/api/feedbacks/summary',
  '@type': 'FeedbackSummary',
  asked: 20,
  tour: feedbackFigures(TOUR_CRITERIA),
  guide: feedbackFigures(GUIDE_CRITERIA, { average: 4.8 }),
  voicesNeeded: 3,
  voices: [],
};

/** Answers of the API to the pages about feedback. */
export const feedbackAnswers = {
  'GET /api/feedbacks': aCollection('/api/feedbacks', [aFeedback()]),
  'GET /api/feedbacks/summary': aFeedbackSummary,
  'GET /api/feedbacks/:id': aFeedback(),
  'GET /api/feedback_tours': aCollection('/api/feedback_tours', [aFeedbackSubject()]),
  'GET /api/feedback_guides': aCollection('/api/feedback_guides', [
    aFeedbackSubject({ name: 'Beat Berger' }),
  ]),
};
