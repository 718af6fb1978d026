import {
  fillMailText,
  placeholderMessage,
  TEXT_PLACEHOLDERS,
  TEXT_PLACEHOLDERS_OF_NO_EVENT,
} from '@firn/shared-contracts/api';
import { formatDays, formatTime } from '../../lib/swiss-format.ts';

export interface TextEvent {
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
}

/** «Nina, Urs und Max». */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

/** The fault in the placeholders of a text, in German; null where there is none. */
export function wordsMessage(text: string, event: TextEvent | null): string | null {
  const known = event ? TEXT_PLACEHOLDERS : TEXT_PLACEHOLDERS_OF_NO_EVENT;
  return placeholderMessage(
    text,
    known.map((name) => ({ name })),
  );
}

/** The words for one reader (docs/domain/text-messages.md#words). */
export function wordsFor(text: string, firstNames: readonly string[], event: TextEvent | null): string {
  return fillMailText(text, {
    vorname: listed(firstNames),
    ...(event && {
      event: event.title,
      datum: formatDays(event.start, event.end),
      zeit: formatTime(event.start),
    }),
  });
}
