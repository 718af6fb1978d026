import { addDays, type LocalDate, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';

/** The time in which a rule is due, for a moment that is counted in days. */
export interface DayMoment {
  readonly moment: 'before_start' | 'after_end';
  readonly days: number;
  /** `HH:MM` in Zurich. */
  readonly time: string;
  /** Days before the start or after the end until which it is due; null: until the event begins. */
  readonly untilDays: number | null;
}

/** The events for which a rule is due: those whose start or end is in a period. */
export interface RuleWindow {
  readonly of: 'start' | 'end';
  /** The first moment of the period. */
  readonly from: Date;
  /** The end of the period, which is not part of it. */
  readonly to: Date;
}

/** The newest day in Zurich on which it was this late. */
function lastDayAt(time: string, now: Date): LocalDate {
  const today = zurichDate(now);
  return zurichInstant(today, time) <= now ? today : addDays(today, -1);
}

/** The period of starts or ends of events for which the rule is due now (docs/domain/mails.md#rules-by-time). */
export function ruleWindow({ moment, days, time, untilDays }: DayMoment, now: Date): RuleWindow {
  const day = lastDayAt(time, now);
  const midnightAfter = (away: number) => zurichInstant(addDays(day, away + 1));
  const justAfter = new Date(now.getTime() + 1);
  if (moment === 'before_start') {
    const until = untilDays === null ? justAfter : midnightAfter(untilDays);
    return { of: 'start', from: until > justAfter ? until : justAfter, to: midnightAfter(days) };
  }
  const to = midnightAfter(-days);
  return { of: 'end', from: midnightAfter(-(untilDays ?? days)), to: to < justAfter ? to : justAfter };
}
