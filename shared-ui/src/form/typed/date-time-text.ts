import { zurichDate, zurichInstant, zurichTime } from '@firn/shared-contracts/domain';
import { formatNumericDate } from '../../format/index.ts';
import { dateText } from './date-text.ts';
import { missingDay } from './missing-day.ts';
import type { TextFormat } from './text-format.ts';
import { timeText } from './time-text.ts';

/** A day, then a time of day: `11.7.26 9:30`, `11.07.2026, 09:30 Uhr`. */
const PARTS = /^(\S+?),?\s+(\S+)(?:\s*Uhr)?$/i;

/** The value itself, as the API writes it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const DATE = dateText();

function parse(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (INSTANT.test(typed)) return typed;
  const [, day, clock] = PARTS.exec(typed) ?? [];
  if (!day || !clock) return undefined;
  const [date, time] = [DATE.parse(day), timeText.parse(clock)];
  if (!date || !time) return undefined;
  const instant = zurichInstant(date, time);
  // A time that the clocks skip in spring does not exist.
  return zurichTime(instant) === time ? instant.toISOString() : undefined;
}

/** `11.07.2026 09:30` in Zurich on the screen, an ISO instant in the value. */
export const dateTimeText: TextFormat<string> = {
  parse,
  textOf: (iso) => {
    const instant = new Date(iso);
    return `${formatNumericDate(zurichDate(instant))} ${zurichTime(instant)}`;
  },
  complaint: (label, text) =>
    missingDay(text) ?? `Bitte gib bei «${label}» Datum und Uhrzeit an, zum Beispiel 11.07.2026 09:30.`,
};
