import type { TextMessageCreate, TextMessagePlan } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import type { LedEvent } from '../booking-persons/index.ts';
import { readsAddresses } from '../booking-persons/index.ts';
import { gatherAddressees } from './gather-addressees.ts';
import { readNumber } from './phone-number.ts';
import { type Segments, segmentsOf } from './segments.ts';
import { type Timing, timingOf } from './sending-hours.domain.ts';
import { textFault } from './text-fault.ts';
import { optedOutOf } from './text-messages.repository.ts';
import { gather, type LeftOut, REFUSAL_MESSAGES, type Reader } from './text-recipients.ts';
import { wordsFor, wordsMessage } from './text-words.ts';

/** Path of the messages. */
export const TEXT_MESSAGES = '/api/text_messages';

/** More people are refused: a message is for those of an event. */
const MOST_PEOPLE = 500;

interface PlannedText extends Reader, Segments {
  readonly text: string;
}

/** The plan of a message: its texts with their readers, its time, and who is left out. */
export interface TextPlan extends Timing {
  readonly event: LedEvent | null;
  readonly texts: readonly PlannedText[];
  readonly refused: readonly LeftOut[];
}

const refuse = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);

function timing(input: TextMessageCreate, event: LedEvent | null, now: Date): Timing {
  const planned = input.plannedFor === undefined ? null : new Date(input.plannedFor);
  const found = timingOf(planned, event, now);
  if ('refused' in found) throw refuse('plannedFor', found.refused);
  return found;
}

function wordsOf({ text }: TextMessageCreate, readers: readonly Reader[], event: LedEvent | null) {
  const message = wordsMessage(text, event);
  if (message) throw refuse('text', message);
  const texts = readers.map((reader): PlannedText => {
    const words = wordsFor(text.trim(), reader.firstNames, event);
    return { ...reader, text: words, ...segmentsOf(words) };
  });
  const [longest] = texts.toSorted((one, other) => other.segments - one.segments);
  const tooLong = longest && textFault(longest.text);
  if (tooLong) throw refuse('text', tooLong);
  return texts;
}

/**
 * Works out a message without writing anything: a dry run shows what the write does.
 * @throws 403, 404, 422 by field.
 */
export async function planText(
  db: Db,
  input: TextMessageCreate,
  visitor: Visitor,
  now: Date,
): Promise<TextPlan> {
  const { event, addressees } = await gatherAddressees(db, input, visitor, now);
  if (addressees.length > MOST_PEOPLE)
    throw refuse(
      'group',
      `Das sind ${addressees.length} Personen; eine SMS geht an höchstens ${MOST_PEOPLE}.`,
    );
  const numbers = addressees.flatMap(({ phone, country }) => {
    const read = readNumber(phone, country);
    return 'phone' in read ? read.phone : [];
  });
  const { readers, refused } = gather(addressees, await optedOutOf(db, numbers));
  return { ...timing(input, event, now), event, texts: wordsOf(input, readers, event), refused };
}

/** The field that named those to whom nothing can go. */
const namedBy = ({ recipients, group }: TextMessageCreate): string =>
  recipients ? 'recipients' : group ? 'group' : 'event';

/** @throws 422 where nobody is left to whom it could go. */
export function requireReaders({ texts, refused }: TextPlan, input: TextMessageCreate): void {
  if (texts.length > 0) return;
  const why = refused.map(({ name, reason }) => `${name}: ${REFUSAL_MESSAGES[reason]}`);
  const nobody = 'Niemand davon kann eine SMS bekommen.';
  throw refuse(namedBy(input), [nobody, ...why.slice(0, 5)].join(' '));
}

/** The answer to a dry run. */
export function planResponse(
  { texts, refused, plannedFor }: TextPlan,
  input: TextMessageCreate,
  visitor: Visitor,
): TextMessagePlan {
  const shown = readsAddresses(visitor);
  const all = texts.length > 0 ? texts : [segmentsOf(input.text.trim())];
  return {
    '@id': TEXT_MESSAGES,
    '@type': 'TextMessagePlan',
    segments: Math.max(...all.map(({ segments }) => segments)),
    totalSegments: texts.reduce((sum, { segments }) => sum + segments, 0),
    encoding: all.some(({ encoding }) => encoding === 'UCS-2') ? 'UCS-2' : 'GSM-7',
    recipients: texts.map(({ name, phone, text, segments }) => ({
      name,
      phone: shown ? phone : null,
      text,
      segments,
    })),
    refused: refused.map(({ name, reason }) => ({ name, reason, message: REFUSAL_MESSAGES[reason] })),
    plannedFor: plannedFor.toISOString(),
  };
}
