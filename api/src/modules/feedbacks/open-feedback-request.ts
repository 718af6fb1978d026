import { feedbackPath } from '@firn/shared-contracts/api';
import { sameTimeAfter } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { findBookedEventId } from './feedback-persons.read-model.ts';
import { storeRequest } from './feedbacks.repository.ts';

/** Days for which a link takes an answer (docs/domain/feedback.md#asking). */
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
  const eventId = await findBookedEventId(tx, bookingPersonId);
  if (!eventId) return null;
  const isFirst = await storeRequest(tx, {
    bookingPersonId,
    eventId,
    tokenHash: hashToken(token),
    createdAt: now,
    closesAt: sameTimeAfter(now, OPEN_DAYS),
  });
  return isFirst ? { url: `${origin}${feedbackPath(token)}` } : null;
}
