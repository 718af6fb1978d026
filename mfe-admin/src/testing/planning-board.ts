import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { OFFER_ID } from './fixtures.ts';

type BoardGuide = PlanningBoardResponse['guides'][number];
type BoardEvent = PlanningBoardResponse['events'][number];

const MONDAY = '2026-02-09';
const LAST = '2026-05-03';
const DAYS = 84;

/** A guide of whom nothing is known, `number` from 1. */
export function aBoardGuide(number: number, overrides: Partial<BoardGuide> = {}): BoardGuide {
  const id = `018f0000-0000-7000-8000-0000000009${String(number).padStart(2, '0')}`;
  return {
    '@id': `/api/users/${id}`,
    id,
    fullName: `Guide ${number}`,
    slug: `guide-${number}`,
    presentedOnWebsite: true,
    guideLevel: 'guide2',
    days: Array.from({ length: DAYS }, () => null),
    ...overrides,
  };
}

/** Two days from Saturday, 14 February on, without a guide. */
export function aBoardEvent(number: number, overrides: Partial<BoardEvent> = {}): BoardEvent {
  const id = `018f0000-0000-7000-8000-0000000005${String(number).padStart(2, '0')}`;
  return {
    '@id': `/api/events/${id}`,
    '@type': 'Event',
    id,
    version: 1,
    offer: `/api/offers/${OFFER_ID}`,
    code: `E-101-${number}`,
    title: 'Allalinhorn',
    start: '2026-02-14T07:00:00.000Z',
    end: '2026-02-15T16:00:00.000Z',
    state: 'open',
    requiredGuideLevel: null,
    takenSeats: 3,
    minimumParticipants: 3,
    maximumParticipants: 8,
    hasInheritedGuides: false,
    assignments: [],
    ...overrides,
  };
}

/** Twelve weeks from the test shell's today on. */
export function aPlanningBoard(
  overrides: Partial<Pick<PlanningBoardResponse, 'guides' | 'events'>> = {},
): PlanningBoardResponse {
  return {
    '@id': '/api/planning-board',
    '@type': 'PlanningBoard',
    from: MONDAY,
    to: LAST,
    guides: [aBoardGuide(1), aBoardGuide(2)],
    events: [aBoardEvent(1)],
    ...overrides,
  };
}
