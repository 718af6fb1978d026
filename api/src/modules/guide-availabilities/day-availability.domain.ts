import { type DayAvailability, datesFrom, type LocalDate, weekdayOf } from '@firn/shared-contracts/domain';

/** What a guide says of their days. */
export interface GuideCalendar {
  /** Monday to Sunday. */
  readonly weekly: readonly (DayAvailability | null)[];
  /** Goes before the week. */
  readonly days: ReadonlyMap<LocalDate, DayAvailability>;
}

export const NOTHING_SAID: GuideCalendar = {
  weekly: [null, null, null, null, null, null, null],
  days: new Map(),
};

/** What is said of a day: of itself, else of its weekday (docs/domain/events.md#guides). */
export const availabilityOn = ({ weekly, days }: GuideCalendar, date: LocalDate): DayAvailability | null =>
  days.get(date) ?? weekly[weekdayOf(date)] ?? null;

/** Both included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export const daysOf = ({ from, to }: Period): LocalDate[] => datesFrom(from, to);
