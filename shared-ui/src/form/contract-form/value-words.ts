import { formatDateTime, formatLocalDate } from '../../format/dates.ts';
import { FORM_TEXTS } from './form-texts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const REFERENCE = '/api/';

function textWords(text: string): string {
  if (DAY.test(text)) return formatLocalDate(text);
  if (INSTANT.test(text)) return formatDateTime(text);
  return text.startsWith(REFERENCE) ? FORM_TEXTS.otherEntry : text;
}

/** A value of the wire for people, as far as it says itself what it is. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return FORM_TEXTS.empty;
  if (typeof value === 'boolean') return value ? FORM_TEXTS.yes : FORM_TEXTS.no;
  if (Array.isArray(value)) return FORM_TEXTS.entries(value.length);
  return typeof value === 'object' ? FORM_TEXTS.otherEntry : textWords(String(value));
}
