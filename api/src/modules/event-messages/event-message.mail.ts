import { formatDays } from '../../lib/swiss-format.ts';
import { type LetterText, type Sender, writeLetter } from '../outbox/index.ts';

export interface EventMessageFacts {
  readonly firstNames: readonly string[];
  readonly text: string;
  /** Full name. */
  readonly sender: string;
  readonly event: { readonly title: string; readonly start: Date; readonly end: Date };
  readonly company: Sender;
}

const NAMES = new Intl.ListFormat('de-CH', { type: 'conjunction' });

/** The mail `event_message` (docs/domain/mails.md#messages). */
export function eventMessageMail({
  firstNames,
  text,
  sender,
  event,
  company,
}: EventMessageFacts): LetterText {
  return writeLetter({
    greeting: `Hallo ${NAMES.format(firstNames)}`,
    opening: [text],
    closing: [
      sender,
      `Diese Nachricht betrifft «${event.title}», ${formatDays(event.start, event.end)}. Deine Antwort geht direkt an ${sender}.`,
    ],
    company,
  });
}
