import { addDays, daysBetween, type LocalDate } from '@firn/shared-contracts/domain';

const PAYMENT_TERM_DAYS = 30;
const DUE_BEFORE_START_DAYS = 14;

/**
 * Day an invoice of today is due: 30 days, or 14 before the start, whichever comes first, never past
 * (docs/domain/payments.md).
 */
export function invoiceDueDate(today: LocalDate, eventStart: LocalDate): LocalDate {
  const latest = Math.max(0, daysBetween(today, eventStart) - DUE_BEFORE_START_DAYS);
  return addDays(today, Math.min(PAYMENT_TERM_DAYS, latest));
}
