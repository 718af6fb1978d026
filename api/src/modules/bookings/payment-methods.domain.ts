import type { PaymentMethodOffer } from '@firn/shared-contracts/api';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentMethodReason,
  type Rappen,
} from '@firn/shared-contracts/domain';

/** Rappen: TWINT takes no more at once. */
const MOST_BY_TWINT = 500_000;

/** The terms that decide which ways to pay are offered. */
export interface PayingTerms {
  readonly amount: Rappen;
  readonly twintOffered: boolean;
  readonly cardOffered: boolean;
  /** True if a provider is connected. */
  readonly takesOnline: boolean;
  /** Nothing is taken before the booking binds. */
  readonly isPaidLater: boolean;
}

/** The reason why a way to pay is not offered; null where it is (docs/domain/payments.md#methods). */
export function reasonAgainst(method: PaymentMethod, terms: PayingTerms): PaymentMethodReason | null {
  if (method === 'invoice') return null;
  if (!(method === 'twint' ? terms.twintOffered : terms.cardOffered)) return 'not_taken';
  if (!terms.takesOnline) return 'not_connected';
  if (terms.amount <= 0) return 'nothing_to_pay';
  if (terms.isPaidLater) return 'paid_later';
  return method === 'twint' && terms.amount > MOST_BY_TWINT ? 'too_much' : null;
}

/** Every way to pay, with why it is not offered. */
export const methodOffers = (terms: PayingTerms): PaymentMethodOffer[] =>
  PAYMENT_METHODS.map((method) => ({ method, reason: reasonAgainst(method, terms) }));

/** True if the money of a booking comes before it binds. */
export const isPaidFirst = (method: PaymentMethod | undefined): boolean =>
  method === 'twint' || method === 'card';

/** True if whoever books an event always pays later: after the answer of the office, or what was agreed by word. */
export const paysLater = ({
  onRequest,
  isPrivate,
}: {
  readonly onRequest: boolean;
  readonly isPrivate: boolean;
}): boolean => onRequest || isPrivate;
