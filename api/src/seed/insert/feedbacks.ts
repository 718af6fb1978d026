import { sameTimeAfter } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { feedbackGuides, feedbacks } from '../../modules/feedbacks/feedbacks.table.ts';
import { seedId } from '../identity.ts';
import { userId } from '../ids.ts';
import { REPLIES, VOICES } from '../people/voices.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { createRandom, type Random } from '../random.ts';
import { eventId } from './events.ts';
import { insertRows } from './rows.ts';

const OPEN_DAYS = 60;
/** Days after which the people of the demo have answered, if they do. */
const ANSWER_DAYS = 2;
/** Days since the end of the events that the seed asks about; the job asks about those that ended later. */
const ASKED_DAYS = 9;

type Feedback = typeof feedbacks.$inferInsert;

const aGrade = (random: Random): number => (random.chance(0.7) ? 5 : random.chance(0.75) ? 4 : 3);

function wordsOf(random: Random, at: Date): Partial<Feedback> {
  if (!random.chance(0.6)) return {};
  const publishConsent = random.chance(0.7);
  const isPublished = publishConsent && random.chance(0.7);
  const isReplied = random.chance(0.4);
  return {
    comment: random.pick(VOICES),
    publishConsent,
    ...(isPublished && { publishedAt: at, publishedBy: userId('admin@firn.example') }),
    ...(isReplied && {
      reply: random.pick(REPLIES),
      repliedAt: at,
      repliedBy: userId('admin@firn.example'),
    }),
  };
}

function feedbackRow(booking: PlannedBooking, position: number, random: Random): Feedback {
  const { event, number } = booking;
  const askedAt = sameTimeAfter(event.end, 1);
  const asked = {
    id: seedId(`feedback/${number}/${position}`),
    bookingPersonId: seedId(`booking-person/${number}/${position}`),
    eventId: eventId(event.code),
    createdAt: askedAt,
    closesAt: sameTimeAfter(askedAt, OPEN_DAYS),
    tokenHash: seedId(`feedback-token/${number}/${position}`),
  };
  const nothing = { answeredAt: null, content: null, level: null, organisation: null, hut: null };
  const noWords = { comment: '', publishConsent: false, publishedAt: null, publishedBy: null };
  const noReply = { reply: '', repliedAt: null, repliedBy: null };
  if (!random.chance(0.7)) return { ...asked, ...nothing, ...noWords, ...noReply };
  const answeredAt = sameTimeAfter(askedAt, ANSWER_DAYS);
  const isOvernight = event.end.getTime() - event.start.getTime() > 24 * 3_600_000;
  return {
    ...asked,
    answeredAt,
    content: aGrade(random),
    level: aGrade(random),
    organisation: aGrade(random),
    hut: isOvernight ? aGrade(random) : null,
    ...noWords,
    ...noReply,
    ...wordsOf(random, answeredAt),
  };
}

/** Inserts the answers of the people of past events; nobody has the link of a demo, so its hash is none of a token. */
export async function insertFeedbacks(tx: Tx, bookings: readonly PlannedBooking[], now: Date): Promise<void> {
  const random = createRandom('feedbacks');
  const over = bookings.filter(
    ({ state, event }) => state === 'completed' && event.end < sameTimeAfter(now, -ASKED_DAYS),
  );
  const rows = over.flatMap((booking) =>
    booking.persons.flatMap(({ state }, position) =>
      state === 'attended'
        ? [{ row: feedbackRow(booking, position, random), guides: booking.event.guides }]
        : [],
    ),
  );
  await insertRows(
    tx,
    feedbacks,
    rows.map(({ row }) => row),
  );
  const grades = rows
    .filter(({ row }) => row.answeredAt)
    .flatMap(({ row, guides }) =>
      guides.map((guide) => ({
        feedbackId: row.id ?? '',
        guideId: userId(guide),
        preparation: aGrade(random),
        safety: aGrade(random),
        communication: aGrade(random),
      })),
    );
  await insertRows(tx, feedbackGuides, grades);
}
