import { addDays, type LocalDate } from './zurich.ts';

/** From one day to another, both included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const MONTHS_OF_QUARTER = 3;

/** The first day of a month; months beyond the year's count on into its neighbours. */
function firstOfMonth(year: number, month: number): LocalDate {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The quarter of a day, or one so many quarters later. */
export function quarterOf(day: LocalDate, later = 0): Period {
  const year = Number(day.slice(0, 4));
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / MONTHS_OF_QUARTER) + later;
  const from = firstOfMonth(year, quarter * MONTHS_OF_QUARTER);
  return { from, to: addDays(firstOfMonth(year, (quarter + 1) * MONTHS_OF_QUARTER), -1) };
}

export const yearOf = (day: LocalDate): Period => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
});

/** True for the last day of a month. */
export const endsMonth = (day: LocalDate): boolean => addDays(day, 1).endsWith('-01');
