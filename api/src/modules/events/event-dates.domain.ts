import { addDays, daysBetween, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';

/** The latest time of a day. */
const LAST_MINUTE = '23:59';

/** Of the settings: days before the start. */
export interface DeadlineDays {
  readonly registrationDeadlineDays: number;
  readonly registrationDeadlineDaysDayTour: number;
}

/**
 * The deadline of an event for which nobody sets one (docs/domain/events.md#deadline): the end of that Zurich day. Where
 * it is over already, the eve of the start, else the start itself.
 */
export function defaultDeadline(
  { start, end }: { readonly start: Date; readonly end: Date },
  settings: DeadlineDays,
  now: Date,
): Date {
  const day = zurichDate(start);
  const hasNight = daysBetween(day, zurichDate(end)) > 0;
  const days = hasNight ? settings.registrationDeadlineDays : settings.registrationDeadlineDaysDayTour;
  const wanted = [days, 1].map((before) => zurichInstant(addDays(day, -before), LAST_MINUTE));
  return wanted.find((deadline) => deadline > now && deadline <= start) ?? start;
}

const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const LATEST = Date.parse('2100-01-01T00:00:00Z');

/** A mistyped year is refused here: the database and the calendar do not take every one. */
export function farDates(dates: Readonly<Record<string, string | null | undefined>>): Violation[] {
  return Object.entries(dates).flatMap(([propertyPath, date]) => {
    if (date === null || date === undefined) return [];
    const time = Date.parse(date);
    if (time >= EARLIEST && time < LATEST) return [];
    return [{ propertyPath, message: 'Bitte gib ein Datum zwischen 2000 und 2099 an.' }];
  });
}
