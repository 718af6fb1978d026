import { addDays, zurichDate, zurichInstant, zurichTime } from '@firn/shared-contracts/domain';

/** SMS go from the first to the second (docs/domain/text-messages.md#hours). */
export const FIRST_TIME = '08:00';
export const LAST_TIME = '20:00';

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS_AHEAD = 90;

export const isWithinHours = (at: Date): boolean =>
  zurichTime(at) >= FIRST_TIME && zurichTime(at) <= LAST_TIME;

/** The moment itself within the hours of the day, else when they begin again. */
export function withinHours(at: Date): Date {
  if (isWithinHours(at)) return at;
  const day = zurichDate(at);
  return zurichInstant(zurichTime(at) < FIRST_TIME ? day : addDays(day, 1), FIRST_TIME);
}

interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** True from a day before the event until its end: whoever reads it is on the way, or about to be. */
export const goesAtAnyHour = (at: Date, event: Period | null): boolean =>
  event !== null && at.getTime() >= event.start.getTime() - DAY_MS && at < event.end;

export interface Timing {
  readonly plannedFor: Date;
  readonly anyHour: boolean;
  /** The moment after which it is of no use. */
  readonly goodUntil: Date | null;
}

/** The timing of a message for now or for a planned moment; in German the reason for which it may not be planned so. */
export function timingOf(
  planned: Date | null,
  event: Period | null,
  now: Date,
): Timing | { readonly refused: string } {
  const wanted = planned ?? now;
  const anyHour = goesAtAnyHour(wanted, event);
  if (wanted < now) return { refused: 'Dieser Zeitpunkt ist vorbei. Lass ihn weg, um gleich zu senden.' };
  if (wanted.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS)
    return { refused: `Eine SMS lässt sich höchstens ${MOST_DAYS_AHEAD} Tage im Voraus planen.` };
  if (planned && !anyHour && !isWithinHours(planned))
    return { refused: `SMS gehen zwischen ${FIRST_TIME} und ${LAST_TIME} Uhr. Wähl eine Zeit dazwischen.` };
  const plannedFor = anyHour ? wanted : withinHours(wanted);
  return { plannedFor, anyHour, goodUntil: event && event.end > plannedFor ? event.end : null };
}
