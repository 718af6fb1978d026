import type { GuideCandidatesResponse, GuideSearchResponse } from '@firn/shared-contracts/api';
import { aCollection } from '@firn/shared-contracts/testing';
import { EVENT_ID } from './fixtures.ts';
import { aBoardGuide } from './planning-board.ts';

const GUIDE_SEARCH_ID = '018f0000-0000-7000-8000-000000000951';

type Candidate = GuideCandidatesResponse['candidates'][number];

/** A guide of whom nothing speaks against leading, `number` from 1. */
export function aCandidate(number: number, overrides: Partial<Candidate> = {}): Candidate {
  const { days: _days, guideLevel, ...guide } = aBoardGuide(number);
  return {
    guide,
    guideLevel,
    standing: 'available',
    isQualified: true,
    answer: null,
    distanceKm: null,
    seasonDays: 2,
    mayBeAsked: true,
    ...overrides,
  };
}

export const someCandidates = (
  candidates: readonly Candidate[] = [aCandidate(1), aCandidate(2)],
): GuideCandidatesResponse => ({
  '@id': '/api/guide_candidates',
  '@type': 'GuideCandidates',
  hours: 24,
  candidates: [...candidates],
});

/** The first is asked, the second comes after. */
export function aGuideSearch(overrides: Partial<GuideSearchResponse> = {}): GuideSearchResponse {
  return {
    '@id': `/api/guide_searches/${GUIDE_SEARCH_ID}`,
    '@type': 'GuideSearch',
    id: GUIDE_SEARCH_ID,
    version: 1,
    event: `/api/events/${EVENT_ID}`,
    state: 'open',
    hours: 24,
    candidates: [
      {
        guide: aCandidate(1).guide,
        turn: 'asked',
        askedAt: '2026-02-14T09:00:00.000Z',
        until: '2026-02-15T09:00:00.000Z',
      },
      { guide: aCandidate(2).guide, turn: 'waiting', askedAt: null, until: null },
    ],
    exhaustedAt: null,
    settledBy: null,
    createdAt: '2026-02-14T09:00:00.000Z',
    closedAt: null,
    ...overrides,
  };
}

/** Answers what whoever opens the guides of an event asks for. */
export const guideSearchAnswers = {
  'GET /api/guide_candidates': someCandidates(),
  'GET /api/guide_searches': aCollection('/api/guide_searches', []),
} as const;
