import { and, count, isNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { FORGOTTEN_WORDS, feedbacks } from '../feedbacks/feedbacks.table.ts';
import type { Due } from './due.ts';

/** Words of answers that are not published; the grades stay (docs/domain/feedback.md#personal-data). */
const isOver = (limit: Date) =>
  and(
    lt(feedbacks.answeredAt, limit),
    isNull(feedbacks.publishedAt),
    or(ne(feedbacks.comment, ''), ne(feedbacks.reply, '')),
  );

export async function oldFeedbackWords(db: Db, limit: Date): Promise<Due> {
  const [due] = await db
    .select({ due: count(), oldest: min(feedbacks.answeredAt) })
    .from(feedbacks)
    .where(isOver(limit));
  return due ?? { due: 0, oldest: null };
}

export async function forgetFeedbackWords(db: Db, limit: Date): Promise<void> {
  await db
    .update(feedbacks)
    .set({ ...FORGOTTEN_WORDS, version: sql`${feedbacks.version} + 1` })
    .where(isOver(limit));
}
