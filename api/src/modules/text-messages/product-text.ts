import type { Db, Tx } from '../../db/client.ts';
import { readNumber } from './phone-number.ts';
import { type Segments, segmentsOf } from './segments.ts';
import { timingOf } from './sending-hours.domain.ts';
import { insertMessage, optedOutOf } from './text-messages.repository.ts';
import { type Addressee, gather, REFUSAL_MESSAGES, type Reader } from './text-recipients.ts';
import { type TextEvent, wordsFor } from './text-words.ts';

/** Somebody to whom the product itself writes, with the persons of bookings for whom it does. */
export interface ToldPerson extends Pick<Addressee, 'firstName' | 'fullName' | 'phone' | 'country'> {
  readonly bookingPersonIds: readonly string[];
}

/** An SMS that the product itself writes to people of one event. */
export interface ProductText<Told extends ToldPerson = ToldPerson> {
  readonly event: TextEvent & { readonly id: string };
  readonly people: readonly Told[];
  /** With its placeholders. */
  readonly text: string;
  /** The moment after which it is of no use; null: when the event ends. */
  readonly goodUntil: Date | null;
}

interface PlannedProductText<Told extends ToldPerson> extends Reader, Segments {
  readonly text: string;
  /** The people who read it at one number. */
  readonly people: readonly Told[];
}

/** The SMS that would go to the people of an event, and whom none can reach (docs/domain/text-messages.md#recipients). */
export async function planProductText<Told extends ToldPerson>(
  db: Db,
  { event, people, text }: ProductText<Told>,
) {
  const addressees = people.flatMap(({ bookingPersonIds, ...person }) =>
    bookingPersonIds.map((bookingPersonId): Addressee => ({ ...person, bookingPersonId, userId: null })),
  );
  const numbers = people.flatMap(({ phone, country }) => {
    const read = readNumber(phone, country);
    return 'phone' in read ? read.phone : [];
  });
  const { readers, refused } = gather(addressees, await optedOutOf(db, numbers));
  const texts = readers.map((reader): PlannedProductText<Told> => {
    const words = wordsFor(text, reader.firstNames, event);
    const reads = ({ bookingPersonIds }: Told) =>
      bookingPersonIds.some((id) => reader.bookingPersonIds.includes(id));
    return { ...reader, text: words, ...segmentsOf(words), people: people.filter(reads) };
  });
  const messages = new Map(refused.map(({ name, reason }) => [name, REFUSAL_MESSAGES[reason]]));
  return { texts, refused: [...messages].map(([name, message]) => ({ name, message })) };
}

/** Queues SMS of the product in the caller's transaction, within the hours of the day (docs/domain/text-messages.md#hours). */
export async function queueProductText<Told extends ToldPerson>(
  tx: Tx,
  { event, text, goodUntil }: ProductText<Told>,
  texts: readonly PlannedProductText<Told>[],
  now: Date,
): Promise<void> {
  if (texts.length === 0) return;
  const timing = timingOf(null, event, now);
  if ('refused' in timing) throw new Error(timing.refused);
  await insertMessage(
    tx,
    {
      ...timing,
      goodUntil: goodUntil ?? timing.goodUntil,
      eventId: event.id,
      group: null,
      senderId: null,
      text,
      createdAt: now,
    },
    texts.map(({ name, phone, bookingPersonIds, text: words, segments }) => ({
      name,
      phone,
      bookingPersonIds: [...bookingPersonIds],
      userIds: [],
      text: words,
      segments,
    })),
  );
}
