import { FEEDBACK_WORK, type FeedbackWork } from '@firn/shared-contracts/api';
import { isSeason, seasonSpan } from '@firn/shared-contracts/domain';
import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readChoices, readList } from '../../lib/query.ts';
import { events } from '../events/events.table.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

const subjectFilters = { event: 'event', offer: 'event.offer', guide: 'guides.guide', season: null } as const;

export const figureFilters = filters(subjectFilters);
export const feedbackFilters = filters({ ...subjectFilters, work: null, 'properties[]': null });

/** @throws 400 */
function inSeason(text: string): SQL | undefined {
  if (!isSeason(text)) {
    throw badRequest('Der Filter «season» erwartet eine Saison wie 2026-winter oder 2026-summer.');
  }
  const { from, until } = seasonSpan(text);
  return and(gte(events.start, from), lt(events.start, until));
}

const among = (column: Parameters<typeof inArray>[0], ids: string[]): SQL | undefined =>
  ids.length > 0 ? inArray(column, ids) : undefined;

/** SQL: rated one of the guides. */
function ratesGuide(db: Db, ids: string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const rated = db
    .select({ one: sql`1` })
    .from(feedbackGuides)
    .where(and(eq(feedbackGuides.feedbackId, feedbacks.id), inArray(feedbackGuides.guideId, ids)));
  return exists(rated);
}

const WORK: Readonly<Record<FeedbackWork, SQL | undefined>> = {
  to_reply: and(ne(feedbacks.comment, ''), isNull(feedbacks.repliedAt)),
  to_publish: and(
    eq(feedbacks.publishConsent, true),
    ne(feedbacks.comment, ''),
    isNull(feedbacks.publishedAt),
    eq(events.isPrivate, false),
  ),
  published: isNotNull(feedbacks.publishedAt),
};

const subjectsOf = (query: Query) => ({
  eventIds: filterIds('events', 'event', readList(query, 'event')),
  offerIds: filterIds('offers', 'offer', readList(query, 'offer')),
  guideIds: filterIds('users', 'guide', readList(query, 'guide')),
  season: or(...readList(query, 'season').map(inSeason)),
});

/** SQL: the answers that a list asks for; needs `feedbacks` and `events`. @throws 400 */
export function answersOf(db: Db, query: Query): SQL | undefined {
  const { eventIds, offerIds, guideIds, season } = subjectsOf(query);
  return and(
    among(events.id, eventIds),
    among(events.offerId, offerIds),
    ratesGuide(db, guideIds),
    season,
    or(...readChoices(query, FEEDBACK_WORK, 'work').map((work) => WORK[work])),
  );
}

/** SQL: the ratings of guides that figures ask for; needs `feedback_guides` beside. @throws 400 */
export function ratingsOf(query: Query): SQL | undefined {
  const { eventIds, offerIds, guideIds, season } = subjectsOf(query);
  return and(
    among(events.id, eventIds),
    among(events.offerId, offerIds),
    among(feedbackGuides.guideId, guideIds),
    season,
  );
}
