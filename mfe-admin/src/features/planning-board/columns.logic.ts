import { addDays, daysBetween, type LocalDate, weekdayOf, zurichDate } from '@firn/shared-contracts/domain';

/** Days of a board: column 0 is the first one. */
export interface Span {
  readonly first: number;
  readonly days: number;
}

/** An event's days within a board, and whether it goes on outside. */
export interface ClippedSpan extends Span {
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The Monday of a date's week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/** The first day of the board an address names: always a Monday, this week's where it names none. */
export function firstDayOf(value: string, today: LocalDate): LocalDate {
  const isDate = DATE.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  return mondayOf(isDate ? value : today);
}

/** The Zurich days of a period as columns of a board; null where none of them is on it. */
export function spanOf({ start, end }: Period, from: LocalDate, length: number): ClippedSpan | null {
  const first = daysBetween(from, zurichDate(new Date(start)));
  const last = daysBetween(from, zurichDate(new Date(end)));
  if (last < 0 || first >= length) return null;
  const [shownFirst, shownLast] = [Math.max(first, 0), Math.min(last, length - 1)];
  return {
    first: shownFirst,
    days: shownLast - shownFirst + 1,
    isCutBefore: first < 0,
    isCutAfter: last >= length,
  };
}

/** The number of a week (ISO 8601): week 1 has the year's first Thursday. */
export function weekNumber(monday: LocalDate): number {
  const thursday = addDays(monday, 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
