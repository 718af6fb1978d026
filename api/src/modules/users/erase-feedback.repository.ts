import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { FORGOTTEN_WORDS, feedbackGuides, feedbacks } from '../feedbacks/feedbacks.table.ts';

/** Erases the words of people whose bookings become anonymous. Their grades stay; requests without an answer go. */
export async function eraseWordsOf(tx: Tx, ofBookings: SQLWrapper): Promise<void> {
  const persons = tx
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .where(sql`${bookingPersons.bookingId} in ${ofBookings}`);
  const theirs = inArray(feedbacks.bookingPersonId, persons);
  await tx.delete(feedbacks).where(and(theirs, isNull(feedbacks.answeredAt)));
  await tx
    .update(feedbacks)
    .set({ ...FORGOTTEN_WORDS, tokenHash: null, version: sql`${feedbacks.version} + 1` })
    .where(theirs);
}

/** Erases the grades that people gave a guide who is deleted. */
export async function eraseGradesOf(tx: Tx, guideId: string): Promise<void> {
  await tx.delete(feedbackGuides).where(eq(feedbackGuides.guideId, guideId));
}
