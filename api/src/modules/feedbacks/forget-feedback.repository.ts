import { sameTimeAfter } from '@firn/shared-contracts/domain';
import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { FORGOTTEN_WORDS, feedbacks } from './feedbacks.table.ts';

/** Days after which a link that is over is forgotten (docs/domain/feedback.md#asking). */
const LINKS_KEPT_DAYS = 30;
/** Years for which a comment is kept (docs/domain/feedback.md#personal-data). */
const COMMENTS_KEPT_YEARS = 3;

const nextVersion = sql`${feedbacks.version} + 1`;

async function forgetLinks(db: Db, now: Date): Promise<number> {
  const isOver = lt(feedbacks.closesAt, sameTimeAfter(now, -LINKS_KEPT_DAYS));
  const unanswered = await db
    .delete(feedbacks)
    .where(and(isNotNull(feedbacks.tokenHash), isNull(feedbacks.answeredAt), isOver))
    .returning({ id: feedbacks.id });
  const answered = await db
    .update(feedbacks)
    .set({ tokenHash: null })
    .where(and(isNotNull(feedbacks.tokenHash), isOver))
    .returning({ id: feedbacks.id });
  return unanswered.length + answered.length;
}

async function forgetComments(db: Db, now: Date): Promise<number> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - COMMENTS_KEPT_YEARS);
  const hasWords = or(ne(feedbacks.comment, ''), ne(feedbacks.reply, ''));
  const forgotten = await db
    .update(feedbacks)
    .set({ ...FORGOTTEN_WORDS, version: nextVersion })
    .where(and(lt(feedbacks.answeredAt, limit), isNull(feedbacks.publishedAt), hasWords))
    .returning({ id: feedbacks.id });
  return forgotten.length;
}

/** Forgets links that are over and old comments that are not published; each statement is whole by itself. */
export async function forgetFeedback({ db, clock }: ResourceDeps): Promise<number> {
  const now = clock();
  return (await forgetLinks(db, now)) + (await forgetComments(db, now));
}
