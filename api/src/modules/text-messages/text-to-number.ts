import type { Tx } from '../../db/client.ts';
import { readNumber } from './phone-number.ts';
import { segmentsOf } from './segments.ts';
import { timingOf } from './sending-hours.domain.ts';
import { insertMessage, optedOutOf } from './text-messages.repository.ts';
import type { TextEvent } from './text-words.ts';

/** An SMS of the product to somebody who is no person of a booking yet. */
export interface TextToNumber {
  readonly event: TextEvent & { readonly id: string };
  readonly name: string;
  readonly phone: string;
  /** As it is sent. */
  readonly text: string;
  /** The moment after which it is of no use. */
  readonly goodUntil: Date;
}

/**
 * Queues it in the caller's transaction, within the hours of the day (docs/domain/text-messages.md#hours).
 * @returns false, and nothing is queued, where no SMS reaches the number or nobody may write to it.
 */
export async function queueTextToNumber(
  tx: Tx,
  { event, name, phone, text, goodUntil }: TextToNumber,
  now: Date,
): Promise<boolean> {
  const read = readNumber(phone);
  if (!('phone' in read) || (await optedOutOf(tx, [read.phone])).size > 0) return false;
  const timing = timingOf(null, event, now);
  if ('refused' in timing) return false;
  const message = { ...timing, goodUntil, eventId: event.id, group: null, senderId: null };
  const recipient = { name, phone: read.phone, bookingPersonIds: [], userIds: [], text };
  await insertMessage(tx, { ...message, text, createdAt: now }, [
    { ...recipient, segments: segmentsOf(text).segments },
  ]);
  return true;
}
