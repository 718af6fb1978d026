import { type PublishedVoice, VOICES_FOR_PUBLIC, type VoicesResponse } from '@firn/shared-contracts/api';
import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { averageOf } from './feedback.domain.ts';
import { eventTitle, guideMean, isKnown, tourMean } from './feedback-columns.read-model.ts';
import { readGuideFigures, readTourFigures } from './feedback-figures.read-model.ts';
import { ALL_FEEDBACK } from './feedback-filter.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

/** A page shows the newest. */
const MOST_VOICES = 12;

/** Published comments, the newest first; `mean` is of what the page is about. */
async function listVoices(db: Db, where: SQL | undefined, mean: SQL<number>): Promise<PublishedVoice[]> {
  const rows = await db
    .select({
      id: feedbacks.id,
      comment: feedbacks.comment,
      author: sql<string>`case when ${isKnown} then ${bookingPersons.firstName} else '' end`,
      title: eventTitle,
      start: events.start,
      mean,
      reply: feedbacks.reply,
      repliedAt: feedbacks.repliedAt,
    })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(bookingPersons, eq(bookingPersons.id, feedbacks.bookingPersonId))
    .where(and(isNotNull(feedbacks.publishedAt), where))
    .orderBy(desc(events.start), desc(feedbacks.id))
    .limit(MOST_VOICES);
  return rows.map(({ start, repliedAt, mean: grade, ...voice }) => ({
    ...voice,
    start: start.toISOString(),
    repliedAt: repliedAt?.toISOString() ?? null,
    average: averageOf(grade, 1) ?? 1,
  }));
}

/** SQL: the mean that the voice gave the guide, null if it rated another one. */
const meanOfGuide = (guideId: string) =>
  sql<number>`(select ${guideMean} from ${feedbackGuides} where ${and(eq(feedbackGuides.feedbackId, feedbacks.id), eq(feedbackGuides.guideId, guideId))})`;

/** SQL: rated the guide. */
const rates = (db: Db, guideId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(feedbackGuides)
      .where(and(eq(feedbackGuides.feedbackId, feedbacks.id), eq(feedbackGuides.guideId, guideId))),
  );

/** An average that is said in public comes from enough voices, published or not (docs/domain/feedback.md#published-voices). */
const ratingOf = ({ voices: count, average }: { voices: number; average: number | null }) =>
  average !== null && count >= VOICES_FOR_PUBLIC ? { average, count } : null;

export async function readOfferVoices(db: Db, offerId: string): Promise<VoicesResponse> {
  return {
    '@id': '/api/voices',
    '@type': 'Voices',
    rating: ratingOf(await readTourFigures(db, { ...ALL_FEEDBACK, offerIds: [offerId] })),
    voices: await listVoices(db, eq(events.offerId, offerId), tourMean),
  };
}

/** Published comments of whoever rated the guide. */
export const listGuideVoices = (db: Db, guideId: string): Promise<PublishedVoice[]> =>
  listVoices(db, rates(db, guideId), meanOfGuide(guideId));

/** Voices about a guide who is presented on the website; none about anybody else. */
export async function readGuideVoices(db: Db, guideId: string): Promise<VoicesResponse> {
  const [guide] = await db
    .select({ presented: users.presentedOnWebsite })
    .from(users)
    .where(eq(users.id, guideId));
  const isShown = guide?.presented === true;
  const own = { ...ALL_FEEDBACK, guideIds: [guideId] };
  return {
    '@id': '/api/voices',
    '@type': 'Voices',
    rating: isShown ? ratingOf(await readGuideFigures(db, own)) : null,
    voices: isShown ? await listGuideVoices(db, guideId) : [],
  };
}
