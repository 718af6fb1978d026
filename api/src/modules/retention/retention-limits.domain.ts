import { zurichDate, zurichInstant } from '@firn/shared-contracts/domain';

/** docs/domain/privacy.md#retention */
const MONTHS = { guests: 36, family: 24, feedback: 36, mailTexts: 12, mails: 24, audit: 24 } as const;

export type RetentionLimits = Readonly<Record<keyof typeof MONTHS, Date>>;

/** The first moment of the day in Zurich so many months ago; of a month without such a day, its last one. */
function monthsBefore(now: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = zurichDate(now).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 - months, Math.min(day, last)));
  return zurichInstant(at.toISOString().slice(0, 10));
}

/** What is older than these is over its term. */
export const retentionLimits = (now: Date): RetentionLimits => ({
  guests: monthsBefore(now, MONTHS.guests),
  family: monthsBefore(now, MONTHS.family),
  feedback: monthsBefore(now, MONTHS.feedback),
  mailTexts: monthsBefore(now, MONTHS.mailTexts),
  mails: monthsBefore(now, MONTHS.mails),
  audit: monthsBefore(now, MONTHS.audit),
});
