import type { GuideAvailabilityPatch, GuideAvailabilityResponse } from '@firn/shared-contracts/api';
import { type DayAvailability, type LocalDate, weekdayOf } from '@firn/shared-contracts/domain';

/** Null: nothing said. */
export type Said = DayAvailability | null;
export type Weekly = readonly Said[];

/** What a guide changed. */
export interface Changes {
  readonly weekly: Weekly | null;
  readonly days: Readonly<Record<LocalDate, Said>>;
}

export const NO_CHANGES: Changes = { weekly: null, days: {} };

export const isUnchanged = ({ weekly, days }: Changes): boolean =>
  weekly === null && Object.keys(days).length === 0;

/** Both, the later one where they speak of the same. */
export const joined = (earlier: Changes, later: Changes): Changes => ({
  weekly: later.weekly ?? earlier.weekly,
  days: { ...earlier.days, ...later.days },
});

const CYCLE: readonly Said[] = ['available', 'maybe', 'busy', null];

/** What a tap makes of a day. */
export const tapped = (said: Said): Said => CYCLE[(CYCLE.indexOf(said) + 1) % CYCLE.length] ?? null;

/** What stands for a day, and whether it was said of that very day. */
export interface DayState {
  readonly said: Said;
  readonly isOwn: boolean;
}

type Stored = Pick<GuideAvailabilityResponse, 'weekly' | 'days'>;

/** What the server has, with what was changed since; days of which nothing is said follow the weekly pattern. */
export function dayStates(stored: Stored | undefined, changes: Changes) {
  const weekly: Weekly = changes.weekly ?? stored?.weekly ?? [];
  const own = new Map(stored?.days.filter(({ isOwn }) => isOwn).map((day) => [day.date, day.availability]));
  return {
    weekly,
    of(date: LocalDate): DayState {
      const said = date in changes.days ? changes.days[date] : own.get(date);
      return { said: said ?? weekly[weekdayOf(date)] ?? null, isOwn: Boolean(said) };
    },
  };
}

/** As the API takes it. */
export function bodyOf({ weekly, days }: Changes): GuideAvailabilityPatch {
  const said = Object.entries(days).map(([date, availability]) => ({ date, availability }));
  return { ...(weekly && { weekly: [...weekly] }), ...(said.length > 0 && { days: said }) };
}
