import { addDays, type LocalDate, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';

/** The times of docs/domain/office.md#exports. */
const MINUTE_MS = 60_000;
const CLAIM_MS = 5 * MINUTE_MS;
const KEPT_MS = 7 * 24 * 60 * MINUTE_MS;
const PLAN_TIME = '06:00';

export const MOST_ATTEMPTS = 3;

/** The moment until which nobody else makes the file of a worker that says nothing. */
export const endOfClaim = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);

export const endOfExport = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

/** The day of the week, from 1 for Monday to 7. */
const weekdayOf = (day: LocalDate): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The first such day of the week after this moment, whose morning is still to come. */
export function nextPlannedDay(weekday: number, now: Date): LocalDate {
  const today = zurichDate(now);
  const first = zurichInstant(today, PLAN_TIME) > now ? today : addDays(today, 1);
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
}

/** The last day whose planned files are due. */
export const lastDueDay = (now: Date): LocalDate => {
  const today = zurichDate(now);
  return zurichInstant(today, PLAN_TIME) > now ? addDays(today, -1) : today;
};
