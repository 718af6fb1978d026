import { readLocalDate } from '../../format/index.ts';

const DAY = /(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?!\d)/g;
const MONTHS = 12;
const MONTH_NAME = new Intl.DateTimeFormat('de-CH', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const two = (part: string): string => part.padStart(2, '0');

/** Says what is wrong with a date that is written well and does not exist; null where no such date is in the text. */
export function missingDay(text: string): string | null {
  for (const [written, day = '', month = '', year = ''] of text.matchAll(DAY)) {
    if (readLocalDate(written)) continue;
    const shown = `${two(day)}.${two(month)}.${year.length === 2 ? `20${year}` : year}`;
    const last = new Date(Date.UTC(Number(shown.slice(6)), Number(month), 0));
    return Number(month) >= 1 && Number(month) <= MONTHS
      ? `Den ${shown} gibt es nicht: Der ${MONTH_NAME.format(last)} hat ${last.getUTCDate()} Tage.`
      : `Den ${shown} gibt es nicht: Ein Jahr hat ${MONTHS} Monate.`;
  }
  return null;
}
