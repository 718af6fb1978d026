import { feedbackPath } from '@firn/shared-contracts/api';
import { sameTimeAfter } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { feedbacks } from './feedbacks.table.ts';

/** How long a link takes an answer (docs/domain/feedback.md#asking). */
const OPEN_DAYS = 60;

/**
 * Opens the one request of a person, in the transaction of the mail that has its link; null if they were asked before.
 * The link is known here alone: the database keeps the hash of its token.
 */
export async function openFeedbackRequest(
  tx: Tx,
  bookingPersonId: string,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<{ readonly url: string } | null> {
  const token = newToken();
  const [person] = await tx
    .select({ eventId: bookings.eventId })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(eq(bookingPersons.id, bookingPersonId));
  if (!person) return null;
  const opened = await tx
    .insert(feedbacks)
    .values({
      bookingPersonId,
      eventId: person.eventId,
      tokenHash: hashToken(token),
      createdAt: now,
      closesAt: sameTimeAfter(now, OPEN_DAYS),
    })
    .onConflictDoNothing({ target: feedbacks.bookingPersonId })
    .returning({ id: feedbacks.id });
  return opened.length > 0 ? { url: `${origin}${feedbackPath(token)}` } : null;
}
