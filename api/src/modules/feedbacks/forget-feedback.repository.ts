import { sameTimeAfter } from '@firn/shared-contracts/domain';
import { and, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { feedbacks } from './feedbacks.table.ts';

/** Days after which a link that is over is forgotten (docs/domain/feedback.md#asking). */
const LINKS_KEPT_DAYS = 30;

const isOver = (now: Date): SQL | undefined =>
  and(isNotNull(feedbacks.tokenHash), lt(feedbacks.closesAt, sameTimeAfter(now, -LINKS_KEPT_DAYS)));

/** The number of links that go. */
export const dueFeedbackLinks = (db: Db, now: Date): Promise<number> => db.$count(feedbacks, isOver(now));

/** Forgets links that are over, with who did not answer; each statement is whole by itself. Returns their number. */
export async function forgetFeedback({ db, clock }: ResourceDeps): Promise<number> {
  const now = clock();
  const unanswered = await db
    .delete(feedbacks)
    .where(and(isOver(now), isNull(feedbacks.answeredAt)))
    .returning({ id: feedbacks.id });
  const answered = await db
    .update(feedbacks)
    .set({ tokenHash: null })
    .where(isOver(now))
    .returning({ id: feedbacks.id });
  return unanswered.length + answered.length;
}
