import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { addDays, type DayAvailability, zurichInstant } from '@firn/shared-contracts/domain';

const GUIDES = 40;
const DAYS = 84;
/** Of each guide. */
const ASSIGNMENTS = 5;
const WITHOUT_GUIDE = 25;

type Guide = PlanningBoardResponse['guides'][number];
type Event = PlanningBoardResponse['events'][number];

/** Changes often, as a weekly pattern with days of one's own does. */
function availabilityOf(guide: number, day: number): DayAvailability | null {
  if (day % 7 > 4) return guide % 3 === 0 ? 'busy' : 'available';
  const turn = (guide * 5 + day) % 11;
  return turn < 2 ? 'busy' : turn < 4 ? 'maybe' : turn < 7 ? 'available' : null;
}

function aGuide(number: number): Guide {
  const id = `018f0000-0000-7000-8000-0000000009${String(number).padStart(2, '0')}`;
  return {
    '@id': `/api/users/${id}`,
    id,
    fullName: `Annemarie-Elisabeth von Allmen ${number}`,
    slug: `guide-${number}`,
    presentedOnWebsite: true,
    guideLevel: 'guide2',
    days: Array.from({ length: DAYS }, (_, day) => availabilityOf(number, day)),
  };
}

function anEvent(number: number, from: string, first: number, guide: Guide | null): Event {
  const id = `018f0000-0000-7000-8000-000000005${String(number).padStart(3, '0')}`;
  const state = number % 3 === 0 ? ('asked' as const) : ('accepted' as const);
  const assignment = guide && {
    '@id': `/api/guide_assignments/${id}`,
    version: 1,
    guide: guide['@id'],
    state,
  };
  return {
    '@id': `/api/events/${id}`,
    '@type': 'Event',
    id,
    version: 1,
    offer: '/api/offers/018f0000-0000-7000-8000-000000000601',
    code: `E-${100 + number}-1`,
    title: 'Allalinhorn über den Hohlaubgrat mit Übernachtung in der Britanniahütte',
    start: zurichInstant(addDays(from, first), '08:00').toISOString(),
    end: zurichInstant(addDays(from, first + (number % 4)), '17:00').toISOString(),
    state: 'open',
    requiredGuideLevel: null,
    takenSeats: number % 9,
    minimumParticipants: 3,
    maximumParticipants: 8,
    hasInheritedGuides: false,
    assignments: assignment ? [assignment] : [],
  };
}

/** Forty guides and twelve weeks from a Monday on: what docs/domain/events.md#guides is planned by in a full season. */
export function fullBoard(from: string): PlanningBoardResponse {
  const guides = Array.from({ length: GUIDES }, (_, number) => aGuide(number));
  const led = guides.flatMap((guide, number) =>
    Array.from({ length: ASSIGNMENTS }, (_, turn) =>
      anEvent(number * ASSIGNMENTS + turn, from, turn * 16 + (number % 11), guide),
    ),
  );
  const open = Array.from({ length: WITHOUT_GUIDE }, (_, turn) =>
    anEvent(led.length + turn, from, 7 + turn * 3, null),
  );
  return {
    '@id': '/api/planning-board',
    '@type': 'PlanningBoard',
    from,
    to: addDays(from, DAYS - 1),
    guides,
    events: [...led, ...open],
  };
}
