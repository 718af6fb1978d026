import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatNumericDate, readLocalDate } from '../../format/index.ts';
import { missingDay } from './missing-day.ts';
import type { TextFormat } from './text-format.ts';

const BETWEEN = /\s*(?:[,;+\n]|\bund\b)\s*/;
/** `4.7.`, whose year is said by a later one. */
const WITHOUT_YEAR = /^\d{1,2}\.\s*\d{1,2}\.?$/;
const YEAR = /(\d{4}|\d{2})$/;

function parse(text: string): readonly LocalDate[] | null | undefined {
  const parts = text.split(BETWEEN).filter((part) => part !== '');
  if (parts.length === 0) return null;
  let year = '';
  const days = parts.toReversed().map((part) => {
    if (WITHOUT_YEAR.test(part)) return readLocalDate(`${part.replace(/\.?$/, '.')}${year}`);
    year = YEAR.exec(part)?.[1] ?? year;
    return readLocalDate(part);
  });
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? [...new Set(known)].toSorted() : undefined;
}

/** `04.07.2026, 11.07.2026` on the screen, sorted days in the value; `4.7., 11.7.26` is enough to type. */
export const daysText: TextFormat<readonly LocalDate[]> = {
  parse,
  textOf: (days) => days.map(formatNumericDate).join(', '),
  complaint: (label, text) =>
    missingDay(text) ?? `Bitte gib bei «${label}» Tage an, zum Beispiel 4.7., 11.7., 18.7.2026.`,
};
