import type { FeedbackResponse } from '@firn/shared-contracts/api';
import { and, asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { unmet } from '../../records/state-machine.domain.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { PUBLISHABLE } from './feedback.domain.ts';
import { eventTitle } from './feedback-columns.read-model.ts';
import { isAnswerOf } from './feedback-conditions.read-model.ts';
import type { FeedbackFilter } from './feedback-filter.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

const repliers = alias(users, 'repliers');

const found = (db: Db, where: SQL | undefined) =>
  db
    .select({
      feedback: feedbacks,
      event: {
        id: events.id,
        code: events.code,
        title: eventTitle,
        start: events.start,
        offerId: events.offerId,
        isPrivate: events.isPrivate,
      },
      person: {
        id: bookingPersons.id,
        bookingId: bookingPersons.bookingId,
        firstName: bookingPersons.firstName,
        lastName: bookingPersons.lastName,
      },
      replier: { firstName: repliers.firstName, lastName: repliers.lastName },
    })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(bookingPersons, eq(bookingPersons.id, feedbacks.bookingPersonId))
    .leftJoin(repliers, eq(repliers.id, feedbacks.repliedBy))
    .where(and(isNotNull(feedbacks.answeredAt), where))
    .orderBy(desc(feedbacks.answeredAt), desc(feedbacks.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof found>>[number];
type Rating = Omit<FeedbackResponse['guides'][number], 'guide'> & { feedbackId: string; guideId: string };

async function ratingsOf(db: Db, ids: readonly string[]): Promise<Rating[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ rating: feedbackGuides, firstName: users.firstName, lastName: users.lastName })
    .from(feedbackGuides)
    .innerJoin(users, eq(users.id, feedbackGuides.guideId))
    .where(isAmong(feedbackGuides.feedbackId, ids))
    .orderBy(asc(users.sortKey), asc(users.id));
  return rows.map(({ rating, ...guide }) => ({ ...rating, name: fullNameOf(guide) }));
}

function whatWasDone({ feedback, event, replier }: Found) {
  const { publishConsent, comment, publishedAt, reply, repliedAt } = feedback;
  const facts = { publishConsent, comment, isPrivate: event.isPrivate };
  return {
    publishConsent,
    comment,
    publishable: unmet(PUBLISHABLE, facts, new Date(0)).length === 0,
    published: publishedAt !== null,
    reply,
    repliedBy: replier && fullNameOf(replier),
    repliedAt: repliedAt?.toISOString() ?? null,
  };
}

function feedbackResponse(row: Found, ratings: readonly Rating[]): FeedbackResponse {
  const { feedback, event, person } = row;
  const { id, version, answeredAt, content, level, organisation, hut } = feedback;
  return {
    '@id': iri('feedbacks', id),
    '@type': 'Feedback',
    id,
    version,
    answeredAt: answeredAt?.toISOString() ?? '',
    event: {
      '@id': iri('events', event.id),
      code: event.code,
      title: event.title,
      start: event.start.toISOString(),
      offer: iri('offers', event.offerId),
    },
    person: {
      '@id': iri('booking_persons', person.id),
      booking: iri('bookings', person.bookingId),
      name: fullNameOf(person),
    },
    tour: { content: content ?? 1, level: level ?? 1, organisation: organisation ?? 1, hut },
    guides: ratings.map(({ feedbackId: _feedbackId, guideId, ...rating }) => ({
      guide: iri('users', guideId),
      ...rating,
    })),
    ...whatWasDone(row),
  };
}

function withRatings(rows: readonly Found[], ratings: readonly Rating[]): FeedbackResponse[] {
  const byFeedback = Map.groupBy(ratings, ({ feedbackId }) => feedbackId);
  return rows.map((row) => feedbackResponse(row, byFeedback.get(row.feedback.id) ?? []));
}

/** Ids of the answers that a filter lets through, in the order of the list. */
export async function listFeedbackIds(db: Db, filter: FeedbackFilter): Promise<string[]> {
  const rows = await db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(and(isNotNull(feedbacks.answeredAt), isAnswerOf(db, filter)))
    .orderBy(desc(feedbacks.answeredAt), desc(feedbacks.id));
  return rows.map(({ id }) => id);
}

/** Those of the answers that are still there. */
export async function readFeedbacks(db: Db, ids: readonly string[]): Promise<FeedbackResponse[]> {
  return withRatings(await found(db, isAmong(feedbacks.id, ids)), await ratingsOf(db, ids));
}

/** Answers that a filter lets through, the newest first. */
export async function listFeedbacks(
  db: Db,
  filter: FeedbackFilter,
  page: Page,
): Promise<Listed<FeedbackResponse>> {
  const where = isAnswerOf(db, filter);
  const rows = await found(db, where).limit(page.size).offset(page.offset);
  const ratings = await ratingsOf(
    db,
    rows.map(({ feedback }) => feedback.id),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(and(isNotNull(feedbacks.answeredAt), where));
  return { items: withRatings(rows, ratings), total: counted?.total ?? 0 };
}

/** Null while there is no answer. */
export async function findFeedback(db: Db, id: string): Promise<FeedbackResponse | null> {
  const [row] = await found(db, eq(feedbacks.id, id));
  return row ? feedbackResponse(row, await ratingsOf(db, [id])) : null;
}
