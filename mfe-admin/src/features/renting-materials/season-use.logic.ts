import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { addDays, datesFrom, type LocalDate, weekdayOf } from '@firn/shared-contracts/domain';

/** Half a year: a winter or a summer. */
export const WEEKS = 26;
const DAYS = 7;

type Held = Pick<RentingMaterialOrderResponse, 'from' | 'to'>;

export interface WeekUse {
  /** Its Monday. */
  readonly monday: LocalDate;
  /** The most pieces that are held on one of its days. */
  readonly taken: number;
}

/** The weeks from the one of this day on, each with the pieces that orders hold, the days of drying among them. */
export function weeklyUse(orders: readonly Held[], dryingDays: number, today: LocalDate): WeekUse[] {
  const first = addDays(today, -weekdayOf(today));
  const held = orders.map(({ from, to }) => ({
    from: addDays(from, -dryingDays),
    to: addDays(to, dryingDays),
  }));
  const takenOn = (day: LocalDate) => held.filter(({ from, to }) => from <= day && day <= to).length;
  return Array.from({ length: WEEKS }, (_week, place) => {
    const monday = addDays(first, place * DAYS);
    return { monday, taken: Math.max(...datesFrom(monday, addDays(monday, DAYS - 1)).map(takenOn)) };
  });
}

/** The week with the most pieces taken; the first of equals. */
export const busiest = (weeks: readonly WeekUse[]): WeekUse | undefined =>
  weeks.toSorted((a, b) => b.taken - a.taken)[0];
