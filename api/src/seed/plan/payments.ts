import type { BookingState, PaymentMethod, PaymentWay, Rappen } from '@firn/shared-contracts/domain';
import { createRandom, type Random } from '../random.ts';

/** An entry of the ledger of a booking; a refund pays back from the first one. */
export interface PlannedPayment {
  readonly kind: 'payment' | 'refund';
  /** Rappen, below 0 for a refund. */
  readonly amount: Rappen;
  readonly way: PaymentWay;
  readonly on: Date;
}

interface Owing {
  /** Names the booking for the random numbers. */
  readonly name: string;
  readonly state: BookingState;
  readonly method: PaymentMethod;
  /** Rappen: what the booking cost before anybody left. */
  readonly price: Rappen;
  /** Whether its guest has paid in time. */
  readonly isSettled: boolean;
  readonly createdAt: Date;
  readonly now: Date;
}

const DAY = 86_400_000;
const WAYS = { invoice: 'bank', twint: 'twint', card: 'card' } as const;

/** Some guests pay with a voucher, which takes no time. */
const BY_VOUCHER = { share: 0.02, most: 100_000 } as const;

/** Where somebody transferred a round sum too much. */
const TOO_MUCH = 5_000;

const between = (from: Date, days: number, now: Date): Date =>
  new Date(Math.min(from.getTime() + days * DAY, now.getTime() - DAY / 24));

/** Rappen that came in for a booking. */
function cameIn(random: Random, { state, method, price, isSettled }: Owing): Rappen {
  const isInvoice = method === 'invoice';
  if (isSettled) return isInvoice && random.chance(0.015) ? price + TOO_MUCH : price;
  if (state === 'confirmed' && random.chance(0.08)) return Math.floor(price / 1000) * 500;
  if (state === 'cancelled') return random.chance(0.3) ? price : 0;
  return state === 'annulled' && random.chance(0.4) ? price : 0;
}

const isPaidByVoucher = ({ name, isSettled, method, price }: Owing, amount: Rappen): boolean =>
  isSettled &&
  method === 'invoice' &&
  amount === price &&
  amount <= BY_VOUCHER.most &&
  createRandom(`vouchers/${name}`).chance(BY_VOUCHER.share);

/** What came in for a booking, and what of it went back (docs/domain/payments.md#ledger). */
export function planPayments(owing: Owing): PlannedPayment[] {
  const { name, state, method, createdAt, now } = owing;
  const random = createRandom(`payments/${name}`);
  const amount = cameIn(random, owing);
  if (amount <= 0) return [];
  if (isPaidByVoucher(owing, amount)) return [{ kind: 'payment', amount, way: 'voucher', on: createdAt }];
  const isAtOnce = method !== 'invoice';
  const way = !isAtOnce && random.chance(0.06) ? 'cash' : WAYS[method];
  const on = isAtOnce ? createdAt : between(createdAt, random.integer(3, 25), now);
  const payment: PlannedPayment = { kind: 'payment', amount, way, on };
  if (state !== 'annulled' || random.chance(0.5)) return [payment];
  return [payment, { kind: 'refund', amount: -amount, way, on: between(on, random.integer(2, 9), now) }];
}
