import type { FeedbackWork } from '@firn/shared-contracts/api';
import { type Season, seasonSpan } from '@firn/shared-contracts/domain';
import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import type { FeedbackFilter } from './feedback-filter.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

function inSeason(season: Season): SQL | undefined {
  const { from, until } = seasonSpan(season);
  return and(gte(events.start, from), lt(events.start, until));
}

const among = (column: Parameters<typeof inArray>[0], ids: readonly string[]): SQL | undefined =>
  ids.length > 0 ? inArray(column, [...ids]) : undefined;

/** SQL: rated one of the guides. */
function ratesGuide(db: Db, ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const rated = db
    .select({ one: sql`1` })
    .from(feedbackGuides)
    .where(and(eq(feedbackGuides.feedbackId, feedbacks.id), among(feedbackGuides.guideId, ids)));
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

const ofEvents = ({ eventIds, offerIds, seasons }: FeedbackFilter): SQL | undefined =>
  and(among(events.id, eventIds), among(events.offerId, offerIds), or(...seasons.map(inSeason)));

/** SQL: the answers that a filter lets through; needs `feedbacks` and `events`. */
export const isAnswerOf = (db: Db, filter: FeedbackFilter): SQL | undefined =>
  and(ofEvents(filter), ratesGuide(db, filter.guideIds), or(...filter.work.map((work) => WORK[work])));

/** SQL: the ratings of guides that a filter lets through; needs `feedback_guides` and `events`. */
export const isRatingOf = (filter: FeedbackFilter): SQL | undefined =>
  and(ofEvents(filter), among(feedbackGuides.guideId, filter.guideIds));
