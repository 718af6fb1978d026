import type { FeedbackAnswer } from '@firn/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

type FeedbackRow = typeof feedbacks.$inferSelect;

const nextVersion = sql`${feedbacks.version} + 1`;

type NewRequest = Pick<
  typeof feedbacks.$inferInsert,
  'bookingPersonId' | 'eventId' | 'tokenHash' | 'createdAt' | 'closesAt'
>;

/** Stores the one request of a person; false if there is one already. */
export async function storeRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const stored = await tx
    .insert(feedbacks)
    .values(request)
    .onConflictDoNothing({ target: feedbacks.bookingPersonId })
    .returning({ id: feedbacks.id });
  return stored.length > 0;
}

/** The request of a link, with the event it is about; whoever else answers by it waits. */
export async function lockByTokenHash(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({
      id: feedbacks.id,
      eventId: feedbacks.eventId,
      answeredAt: feedbacks.answeredAt,
      closesAt: feedbacks.closesAt,
      durationDays: events.durationDays,
    })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(eq(feedbacks.tokenHash, tokenHash))
    .for('update', { of: feedbacks });
  return row ?? null;
}

/** An answer with what its publication depends on; whoever else changes it waits. Null while there is no answer. */
export async function lockAnswer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ feedback: feedbacks, isPrivate: events.isPrivate })
    .from(feedbacks)
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .where(eq(feedbacks.id, id))
    .for('update', { of: feedbacks });
  return row?.feedback.answeredAt ? row : null;
}

interface Answer extends Pick<FeedbackAnswer, 'tour'> {
  readonly comment: string;
  readonly publishConsent: boolean;
  readonly guides: readonly Omit<typeof feedbackGuides.$inferInsert, 'feedbackId'>[];
}

/** Stores what a person answered; the caller holds the lock. */
export async function storeAnswer(
  tx: Tx,
  feedbackId: string,
  { tour, guides, ...words }: Answer,
  answeredAt: Date,
): Promise<void> {
  await tx
    .update(feedbacks)
    .set({ ...words, ...tour, hut: tour.hut ?? null, answeredAt, version: nextVersion })
    .where(eq(feedbacks.id, feedbackId));
  if (guides.length === 0) return;
  await tx.insert(feedbackGuides).values(guides.map((guide) => ({ feedbackId, ...guide })));
}

type Handling = Partial<
  Pick<FeedbackRow, 'publishedAt' | 'publishedBy' | 'reply' | 'repliedAt' | 'repliedBy'>
>;

/** Stores what the office did with an answer; the caller holds the lock. */
export async function storeHandling(tx: Tx, id: string, handling: Handling): Promise<void> {
  await tx
    .update(feedbacks)
    .set({ ...handling, version: nextVersion })
    .where(eq(feedbacks.id, id));
}
