import { addDays, daysBetween, type LocalDate } from './zurich.ts';

/** The office's settings of when an invoice is due. */
export interface PaymentTerms {
  readonly paymentTermDays: number;
  readonly dueBeforeStartDays: number;
  /** At least so many days are left to pay. */
  readonly shortestTermDays: number;
}

/**
 * Last day to pay an invoice that is issued today: so many days from today or so many before the start, whichever comes
 * first, and never sooner than the shortest term allows (docs/domain/payments.md#due-date).
 */
export function invoiceDueDate(
  today: LocalDate,
  eventStart: LocalDate,
  { paymentTermDays, dueBeforeStartDays, shortestTermDays }: PaymentTerms,
): LocalDate {
  const latest = Math.max(shortestTermDays, daysBetween(today, eventStart) - dueBeforeStartDays);
  return addDays(today, Math.min(paymentTermDays, latest));
}
