import { addDays, daysBetween, type LocalDate } from './zurich.ts';

/** The office's settings of when an invoice is due. */
export interface PaymentTerms {
  readonly paymentTermDays: number;
  readonly dueBeforeStartDays: number;
}

/**
 * Last day to pay an invoice that is issued today: so many days from today or so many before the start, whichever comes
 * first, and never before today (docs/domain/payments.md#due-date).
 */
export function invoiceDueDate(
  today: LocalDate,
  eventStart: LocalDate,
  { paymentTermDays, dueBeforeStartDays }: PaymentTerms,
): LocalDate {
  const latest = Math.max(0, daysBetween(today, eventStart) - dueBeforeStartDays);
  return addDays(today, Math.min(paymentTermDays, latest));
}
