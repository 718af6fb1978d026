import { addDays, daysBetween, type LocalDate } from './zurich.ts';

const PAYMENT_TERM_DAYS = 30;
const DUE_BEFORE_START_DAYS = 14;

/**
 * Last day to pay an invoice that is issued today: 30 days from today or 14 days before the start, whichever comes
 * first, and never before today.
 */
export function invoiceDueDate(today: LocalDate, eventStart: LocalDate): LocalDate {
  const latest = Math.max(0, daysBetween(today, eventStart) - DUE_BEFORE_START_DAYS);
  return addDays(today, Math.min(PAYMENT_TERM_DAYS, latest));
}
