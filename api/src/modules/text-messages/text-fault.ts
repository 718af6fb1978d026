import { MOST_SEGMENTS, segmentsOf } from './segments.ts';

/** The reason for which no SMS can have this text, in German; null where there is none. */
export function textFault(text: string): string | null {
  const { segments } = segmentsOf(text.trim());
  return segments > MOST_SEGMENTS
    ? `Diese SMS braucht ${segments} Teile; höchstens ${MOST_SEGMENTS} sind möglich. Kürze den Text.`
    : null;
}
