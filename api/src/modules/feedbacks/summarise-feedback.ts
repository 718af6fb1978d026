import { type FeedbackSummaryResponse, VOICES_FOR_GUIDES } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { figuresForGuide } from './feedback.domain.ts';
import { countAsked, readGuideFigures, readTourFigures } from './feedback-figures.read-model.ts';
import { ALL_FEEDBACK, type FeedbackFilter } from './feedback-filter.ts';
import { listGuideVoices } from './voices.read-model.ts';

const HEAD = {
  '@id': '/api/feedbacks/summary',
  '@type': 'FeedbackSummary',
  voicesNeeded: VOICES_FOR_GUIDES,
} as const;

/** The figures of all that a filter lets through. */
export async function summariseFeedback(db: Db, filter: FeedbackFilter): Promise<FeedbackSummaryResponse> {
  return {
    ...HEAD,
    asked: await countAsked(db, filter),
    tour: await readTourFigures(db, filter),
    guide: await readGuideFigures(db, filter),
    voices: [],
  };
}

/** The own figures and voices that a guide may read (docs/domain/feedback.md#what-guides-read). */
export async function summariseForGuide(db: Db, guideId: string): Promise<FeedbackSummaryResponse> {
  const figures = await readGuideFigures(db, { ...ALL_FEEDBACK, guideIds: [guideId] });
  return {
    ...HEAD,
    asked: null,
    tour: null,
    guide: figuresForGuide(figures),
    voices: await listGuideVoices(db, guideId),
  };
}
