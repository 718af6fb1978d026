import { addDays, type LocalDate, weekdayOf } from '@firn/shared-contracts/domain';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstOf = (month: Month): LocalDate => `${month}-01`;
export const lastOf = (month: Month): LocalDate => addDays(firstOf(addMonths(month, 1)), -1);

export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first; null for days of the months beside it. */
export function weeksOf(month: Month): (LocalDate | null)[][] {
  const last = lastOf(month);
  const weeks: (LocalDate | null)[][] = [];
  for (let monday = addDays(firstOf(month), -weekdayOf(firstOf(month))); monday <= last; ) {
    const start = monday;
    const days = Array.from({ length: 7 }, (_none, index) => addDays(start, index));
    weeks.push(days.map((date) => (monthOf(date) === month ? date : null)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key of the keyboard leads to, or null for a key that does not lead to one. */
export function dayAfterKey(key: string, date: LocalDate): LocalDate | null {
  const step = STEPS[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'Home') return addDays(date, -weekdayOf(date));
  if (key === 'End') return addDays(date, 6 - weekdayOf(date));
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(monthOf(date), key === 'PageUp' ? -1 : 1);
    const sameDay = `${month}-${date.slice(8)}`;
    return sameDay > lastOf(month) ? lastOf(month) : sameDay;
  }
  return null;
}
