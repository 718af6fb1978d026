import type { EventReportResponse, ParticipantResponse } from '@firn/shared-contracts/api';
import type { ReceiptVat } from '@firn/shared-contracts/domain';

/** While an amount is typed it may be empty. */
export interface TypedExpense {
  readonly title: string;
  readonly amount: number | null;
  /** Null: the receipt says nothing of it. */
  readonly vat: ReceiptVat | null;
  /** IRI of its document. */
  readonly receipt: string | null;
}

/** Rappen. */
export const sumOf = (expenses: readonly TypedExpense[]): number =>
  expenses.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);

/** The report that was handed in, or a new one: who was marked as missing is ticked beforehand. */
export function reportValues(
  report: EventReportResponse | null,
  persons: readonly Pick<ParticipantResponse, '@id' | 'state'>[],
) {
  const missing = persons.filter(({ state }) => state === 'no_show').map((person) => person['@id']);
  return {
    absent: report ? [...report.absent] : missing,
    expenses: (report?.expenses ?? []).map(
      ({ title, amount, vat = null, receipt }): TypedExpense => ({
        title,
        amount,
        vat,
        receipt: receipt?.['@id'] ?? null,
      }),
    ),
    pictures: (report?.pictures ?? []).map((picture) => picture['@id']),
    incidents: report?.incidents ?? '',
    comment: report?.comment ?? '',
  };
}
