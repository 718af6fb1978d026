import type { LocalDate, PaymentKind, PaymentWay, Rappen } from '@firn/shared-contracts/domain';

/** An entry of the ledger, as far as the rules ask for it. */
export interface Entry {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly receivedOn: LocalDate;
  readonly ofId: string | null;
}

/** Whether a correction has taken an entry back. */
export const isCorrected = ({ id }: Pick<Entry, 'id'>, ledger: readonly Entry[]): boolean =>
  ledger.some(({ kind, ofId }) => kind === 'correction' && ofId === id);

/** Rappen of a payment that can still be paid back: 0 for anything else, and for one that was taken back. */
export function refundableOf(entry: Entry, ledger: readonly Entry[]): Rappen {
  if (entry.kind !== 'payment' || isCorrected(entry, ledger)) return 0;
  return ledger
    .filter(({ kind, ofId }) => kind === 'refund' && ofId === entry.id)
    .filter((refund) => !isCorrected(refund, ledger))
    .reduce((left, { amount }) => left + amount, entry.amount);
}

/** True if a voucher has its own entry of the same money, which an entry by hand would contradict. */
export const isByVoucher = ({ method }: Pick<Entry, 'method'>): boolean => method === 'voucher';

/** A refund that is begun: its money is still in the ledger and goes back soon. */
export interface UnderWay {
  readonly amount: Rappen;
  /** The payment that it goes back from; null where any of the booking will do. */
  readonly ofPaymentId: string | null;
}

const sumOf = (parts: readonly { readonly amount: Rappen }[]): Rappen =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Rappen of a payment that can still be paid back by hand, beside what refunds under way take of its booking. */
export function freeBeside(underWay: readonly UnderWay[], entry: Entry, ledger: readonly Entry[]): Rappen {
  const own =
    refundableOf(entry, ledger) - sumOf(underWay.filter(({ ofPaymentId }) => ofPaymentId === entry.id));
  const all = ledger
    .filter((each) => !isByVoucher(each))
    .reduce((sum, each) => sum + refundableOf(each, ledger), 0);
  return Math.max(0, Math.min(own, all - sumOf(underWay)));
}

type Recorded = Pick<Entry, 'amount' | 'method' | 'receivedOn'>;

/** The payment that somebody has recorded before: of the same day, way and amount, and not taken back. */
export const recordedBefore = <E extends Entry>(given: Recorded, ledger: readonly E[]): E | undefined =>
  ledger.find(
    (entry) =>
      entry.kind === 'payment' &&
      entry.amount === given.amount &&
      entry.method === given.method &&
      entry.receivedOn === given.receivedOn &&
      !isCorrected(entry, ledger),
  );

/** Why an entry cannot be taken back. */
export type NotCorrectable = 'corrected' | 'correction' | 'refunded' | 'voucher';

/** Null when it can: once, and a payment only while none of it was paid back. */
export function notCorrectable(entry: Entry, ledger: readonly Entry[]): NotCorrectable | null {
  if (entry.kind === 'correction') return 'correction';
  if (isCorrected(entry, ledger)) return 'corrected';
  if (isByVoucher(entry)) return 'voucher';
  return entry.kind === 'payment' && refundableOf(entry, ledger) < entry.amount ? 'refunded' : null;
}
