import {
  addDays,
  type BookingState,
  type InvoiceTiming,
  type LocalDate,
} from '@firn/shared-contracts/domain';

/** The settings of when invoices are issued (docs/domain/payments.md#invoices). */
export interface BillingTerms {
  readonly invoiceTiming: InvoiceTiming;
  readonly invoiceDaysBeforeDue: number;
  readonly depositPercent: number;
  readonly depositTermDays: number;
}

/** A booking that was agreed upon; any other has no price that is sure to be owed. */
export const BOUND_STATES = [
  'confirmed',
  'completed',
  'cancelled',
] as const satisfies readonly BookingState[];

/**
 * Days after the end of an event for which the job looks at its bookings. Older ones were accounted for, maybe before there
 * were invoices: those are the office's.
 */
export const BILLED_FOR_DAYS = 60;

interface Billing {
  readonly today: LocalDate;
  /** Due date of the booking; null unless it is paid by invoice. */
  readonly dueDate: LocalDate | null;
  /** True if an invoice was issued before. */
  readonly hasInvoice: boolean;
}

/** The part to bill today: all that is left, the deposit, or nothing yet. */
export function billedToday(
  { invoiceTiming, invoiceDaysBeforeDue, depositPercent }: BillingTerms,
  { today, dueDate, hasInvoice }: Billing,
): 'all' | 'deposit' | null {
  if (dueDate === null || today >= addDays(dueDate, -invoiceDaysBeforeDue)) return 'all';
  if (depositPercent > 0) return hasInvoice ? null : 'deposit';
  return invoiceTiming === 'at_once' ? 'all' : null;
}

/** The last day to pay what is billed today; never before today, and a deposit not after the rest. */
export function invoiceDue(
  what: 'all' | 'deposit',
  { depositTermDays }: BillingTerms,
  { today, dueDate }: Pick<Billing, 'today' | 'dueDate'>,
): LocalDate {
  const last = dueDate !== null && dueDate > today ? dueDate : today;
  if (what === 'all') return last;
  const deposit = addDays(today, depositTermDays);
  return [deposit, last].toSorted()[0] ?? last;
}
