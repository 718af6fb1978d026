import { FEEDBACK_WORK, type FeedbackWork } from '@firn/shared-contracts/api';
import { isSeason, type Season } from '@firn/shared-contracts/domain';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readChoices, readList } from '../../lib/query.ts';

const subjectFilters = { event: 'event', offer: 'event.offer', guide: 'guides.guide', season: null } as const;

export const figureFilters = filters(subjectFilters);
export const feedbackFilters = filters({ ...subjectFilters, work: null, 'properties[]': null });

/** The answers that somebody asks for; an empty list is all. */
export interface FeedbackFilter {
  readonly eventIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly guideIds: readonly string[];
  readonly seasons: readonly Season[];
  readonly work: readonly FeedbackWork[];
}

export const ALL_FEEDBACK: FeedbackFilter = {
  eventIds: [],
  offerIds: [],
  guideIds: [],
  seasons: [],
  work: [],
};

/** @throws 400 */
function requireSeason(text: string): Season {
  if (isSeason(text)) return text;
  throw badRequest('Der Filter «season» erwartet eine Saison wie 2026-winter oder 2026-summer.');
}

/** @throws 400 */
export const readFeedbackFilter = (query: Query): FeedbackFilter => ({
  eventIds: filterIds('events', 'event', readList(query, 'event')),
  offerIds: filterIds('offers', 'offer', readList(query, 'offer')),
  guideIds: filterIds('users', 'guide', readList(query, 'guide')),
  seasons: readList(query, 'season').map(requireSeason),
  work: readChoices(query, FEEDBACK_WORK, 'work'),
});

/** @throws 401 or 403 for a filter of figures by anybody but the office: what is left over would tell single voices. */
export function requireAllVoices(query: Query, visitor: Visitor): void {
  for (const { variable } of figureFilters)
    if (query[variable] !== undefined) requireOffice(variable, visitor);
}
