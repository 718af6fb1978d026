import { addDays, type LocalDate } from './zurich.ts';

/** What holds from a day on, until the next of its kind begins. */
export interface DatedFrom {
  readonly validFrom: LocalDate;
}

/** Of things of one kind, the one that holds on a day: of those that have begun, the one that began last. */
export const inForceOn = <Thing extends DatedFrom>(things: readonly Thing[], day: LocalDate): Thing | null =>
  things
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .at(-1) ?? null;

/** The last day of one of them; null while none comes after it. */
export function lastDayOf<Thing extends DatedFrom>(thing: Thing, kin: readonly Thing[]): LocalDate | null {
  const later = kin.map(({ validFrom }) => validFrom).filter((day) => day > thing.validFrom);
  const next = later.toSorted()[0];
  return next === undefined ? null : addDays(next, -1);
}
