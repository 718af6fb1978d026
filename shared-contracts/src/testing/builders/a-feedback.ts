import type { FeedbackFigures, FeedbackResponse, FeedbackSubjectResponse } from '../../api/index.ts';
import { id } from './id.ts';

/** Feedback on a tour over night, with a comment that may be published. */
export const aFeedback = (overrides: Partial<FeedbackResponse> = {}): FeedbackResponse => ({
  '@id': `/api/feedbacks/${id(981)}`,
  '@type': 'Feedback',
  id: id(981),
  version: 2,
  answeredAt: '2026-02-10T18:00:00.000Z',
  event: {
    '@id': `/api/events/${id(501)}`,
    code: 'E-101-1',
    title: 'Allalinhorn',
    start: '2026-02-07T06:00:00.000Z',
    offer: `/api/offers/${id(401)}`,
  },
  person: {
    '@id': `/api/booking_persons/${id(801)}`,
    booking: `/api/bookings/${id(701)}`,
    name: 'Nina Käser',
  },
  tour: { content: 5, level: 4, organisation: 5, hut: 4 },
  guides: [
    { guide: `/api/users/${id(301)}`, name: 'Beat Berger', preparation: 5, safety: 5, communication: 4 },
  ],
  comment: 'Ein grosser Tag.',
  publishConsent: true,
  publishable: true,
  published: false,
  reply: '',
  repliedBy: null,
  repliedAt: null,
  ...overrides,
});

/** Figures of 12 voices in one season. */
export const feedbackFigures = (
  criteria: readonly string[],
  overrides: Partial<FeedbackFigures> = {},
): FeedbackFigures => ({
  voices: 12,
  average: 4.6,
  criteria: criteria.map((criterion) => ({ criterion, voices: 12, average: 4.5 })),
  grades: [0, 0, 1, 3, 8],
  seasons: [{ season: '2026-winter', voices: 12, average: 4.6 }],
  ...overrides,
});

/** A row of the figures of tours. */
export const aFeedbackSubject = (
  overrides: Partial<FeedbackSubjectResponse> = {},
): FeedbackSubjectResponse => ({
  '@id': `/api/feedback_tours/${id(401)}`,
  '@type': 'FeedbackSubject',
  id: id(401),
  subject: `/api/offers/${id(401)}`,
  name: 'Allalinhorn',
  figures: feedbackFigures(['content', 'level', 'organisation', 'hut']),
  ...overrides,
});
