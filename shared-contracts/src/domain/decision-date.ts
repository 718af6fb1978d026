import { addDays, type LocalDate, zurichDate } from './zurich.ts';

/** Days before the start on which the office decides whether an event takes place (docs/domain/events.md#minimum). */
export const DECISION_DAYS = { severalDays: 10, oneDay: 2 } as const;

/** The last day on which the office cancels an event with too few persons. */
export function decisionDate(event: { readonly start: Date; readonly durationDays: number }): LocalDate {
  const days = event.durationDays > 1 ? DECISION_DAYS.severalDays : DECISION_DAYS.oneDay;
  return addDays(zurichDate(event.start), -days);
}
