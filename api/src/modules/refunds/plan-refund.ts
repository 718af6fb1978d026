import type { RefundWish } from '@firn/shared-contracts/api';
import { addDays, type LocalDate, type Rappen, type RefundState } from '@firn/shared-contracts/domain';
import { type LedgerEntry, refundableOf } from '../payments/index.ts';

/** Days for which TWINT takes a payment back (docs/domain/payments.md#methods). */
const TWINT_REFUND_DAYS = 180;

/** States in which nobody else may pay the same money back. */
export const RESERVING: readonly RefundState[] = ['created', 'transit'];

/** A refund as far as the money of its booking asks for it. */
export interface KnownRefund {
  readonly id: string;
  readonly amount: Rappen;
  readonly state: RefundState;
  readonly ofPaymentId: string | null;
}

export interface RefundFacts {
  /** Rappen that were paid and are not owed. */
  readonly due: Rappen;
  readonly entries: readonly LedgerEntry[];
  readonly refunds: readonly KnownRefund[];
  /** Payments that came by the provider that is connected. */
  readonly byProvider: ReadonlySet<string>;
  readonly today: LocalDate;
}

/** Some of a payment. */
export interface Share {
  readonly paymentId: string;
  readonly amount: Rappen;
}

const reservedOf = (refunds: readonly KnownRefund[]): Rappen =>
  refunds.filter(({ state }) => RESERVING.includes(state)).reduce((sum, { amount }) => sum + amount, 0);

/** Rappen that nobody has decided about yet. */
export const leftOf = ({ due, refunds }: RefundFacts): Rappen => Math.max(0, due - reservedOf(refunds));

/** Rappen of a payment that may go back: what a refund by the provider is about to take is gone. */
const freeOf = (payment: LedgerEntry, { entries, refunds }: RefundFacts): Rappen =>
  refundableOf(payment, entries) -
  reservedOf(refunds.filter(({ ofPaymentId }) => ofPaymentId === payment.id));

/** Takes an amount from payments, of the newest first, and at most what each has left. */
function take(amount: Rappen, facts: RefundFacts, isMeant: (payment: LedgerEntry) => boolean): Share[] {
  const shares: Share[] = [];
  let rest = amount;
  for (const payment of facts.entries.filter(isMeant).toReversed()) {
    const share = Math.min(rest, freeOf(payment, facts));
    if (share <= 0) continue;
    shares.push({ paymentId: payment.id, amount: share });
    rest -= share;
  }
  return shares;
}

/** True if the provider still takes a payment back. */
const takesBack = ({ id, method, receivedOn }: LedgerEntry, { byProvider, today }: RefundFacts): boolean =>
  byProvider.has(id) && (method !== 'twint' || receivedOn >= addDays(today, -TWINT_REFUND_DAYS));

export const sumOfShares = (shares: readonly Share[]): Rappen =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** The ways by which what is left goes back. */
export interface RefundPlan {
  /** To the vouchers that paid. */
  readonly toVouchers: readonly Share[];
  readonly byProvider: readonly Share[];
  /** Rappen by bank, or as a new voucher. */
  readonly rest: Rappen;
}

/** What came from vouchers goes back to them first; of the rest the wish decides (docs/domain/payments.md#refunds). */
export function planRefund(facts: RefundFacts, wish: RefundWish): RefundPlan {
  const left = leftOf(facts);
  const toVouchers = take(left, facts, ({ method }) => method === 'voucher');
  const money = left - sumOfShares(toVouchers);
  const byProvider = wish === 'money' ? take(money, facts, (payment) => takesBack(payment, facts)) : [];
  return { toVouchers, byProvider, rest: money - sumOfShares(byProvider) };
}

/** The payments that a refund by bank or voucher pays back from. Null when they do not hold so much any more. */
export function sharesOf(amount: Rappen, facts: RefundFacts): Share[] | null {
  const shares = take(amount, facts, ({ method }) => method !== 'voucher');
  return sumOfShares(shares) === amount ? shares : null;
}
