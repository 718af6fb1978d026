import {
  OWING_STATES,
  owedOf,
  PAYMENT_WAYS,
  type PaymentWay,
  paymentStatusOf,
  round5,
} from '@firn/shared-contracts/domain';
import { test } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '../bookings/index.ts';
import { type LedgerEntry, notCorrectable } from '../payments/index.ts';
import { leftOf, planRefund, type RefundFacts, type Share, sharesOf } from './plan-refund.ts';

const LIVES = 10_000;
const TODAY = '2026-02-14';

/** Jest's own comparisons, a million of them, would take a minute. */
function same(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual}, not ${expected}`);
}

const component = fc.record({
  title: fc.constantFrom('Anteil Tour', 'Anteil Übernachtung', 'Anteil Ausbildung'),
  grossPrice: fc.integer({ min: 0, max: 40_000 }).map((steps) => steps * 5),
  eligibleForSacDiscount: fc.boolean(),
  vatCategory: fc.constantFrom('UNO', 'Sal2.1, 8.1%'),
  vatPercent: fc.constantFrom(0, 3.8, 8.1),
  accommodationCost: fc.boolean(),
  accountingNo: fc.constant('277'),
});
const cart = fc.record({
  components: fc.array(component, { minLength: 1, maxLength: 4 }),
  persons: fc.array(fc.record({ sac: fc.boolean() }), { minLength: 1, maxLength: 5 }),
  percent: fc.integer({ min: 0, max: 20 }),
});

/** One thing that happens to the money; numbers choose an entry and an amount. */
const happening = fc.record({
  what: fc.constantFrom('pay', 'pay', 'settle', 'correct', 'cheaper', 'cancel', 'annul', 'refund', 'refund'),
  way: fc.constantFrom(...PAYMENT_WAYS),
  wish: fc.constantFrom('money', 'voucher', 'bank'),
  percent: fc.nat(100),
  amount: fc.integer({ min: 1, max: 250_000 }),
  which: fc.nat(7),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** A booking and its money by the rules, and beside it what a bookkeeper with a pencil writes down. */
class Life {
  readonly entries: LedgerEntry[] = [];
  readonly pencil = { came: 0, went: 0, toVouchers: 0, redeemed: 0 };
  state: 'confirmed' | 'cancelled' | 'annulled' = 'confirmed';
  total: number;

  constructor(total: number) {
    this.total = total;
  }

  get paid(): number {
    return this.entries.reduce((sum, { amount }) => sum + amount, 0);
  }

  get owed(): number {
    return owedOf(this);
  }

  private write(entry: Pick<LedgerEntry, 'kind' | 'amount' | 'method' | 'ofId'>): void {
    const id = String(this.entries.length);
    const rest = { id, bookingId: 'b', receivedOn: TODAY, note: null, createdById: null };
    this.entries.push({ ...entry, ...rest, createdAt: new Date(0), sequence: this.entries.length });
  }

  pay(method: PaymentWay, amount: number): void {
    this.write({ kind: 'payment', amount, method, ofId: null });
    this.pencil.came += amount;
    if (method === 'voucher') this.pencil.redeemed += amount;
  }

  private payBack(shares: readonly Share[]): void {
    for (const { paymentId, amount } of shares) {
      const { method = 'bank' } = this.entries.find(({ id }) => id === paymentId) ?? {};
      this.write({ kind: 'refund', amount: -amount, method, ofId: paymentId });
      this.pencil.went += amount;
      if (method === 'voucher') this.pencil.toVouchers += amount;
    }
  }

  correct(which: number): void {
    const entry = this.entries[which % Math.max(1, this.entries.length)];
    if (!entry || notCorrectable(entry, this.entries) !== null) return;
    const { id, amount, method } = entry;
    this.write({ kind: 'correction', amount: -amount, method, ofId: id });
    if (entry.kind === 'payment') this.pencil.came -= amount;
    else this.pencil.went += amount;
  }

  /** Of what the state and the ledger tell, everything goes back at once. */
  refund(wish: Happening['wish']): void {
    const byProvider = new Set(
      this.entries.filter(({ method }) => method === 'twint' || method === 'card').map(({ id }) => id),
    );
    const due = Math.max(0, this.paid - this.owed);
    const facts: RefundFacts = { due, entries: this.entries, refunds: [], byProvider, today: TODAY };
    same(leftOf(facts), due, 'left');
    const plan = planRefund(facts, wish);
    this.payBack([...plan.toVouchers, ...plan.byProvider]);
    const rest = sharesOf(plan.rest, { ...facts, due: plan.rest });
    same(rest === null, false, 'more is to go back than came');
    this.payBack(rest ?? []);
    same(Math.max(0, this.paid - this.owed), 0, 'left after a refund');
  }
}

function happen(life: Life, { what, way, wish, percent, amount, which }: Happening): void {
  if (what === 'pay') life.pay(way, amount);
  if (what === 'settle' && life.owed > life.paid) life.pay(way, life.owed - life.paid);
  if (what === 'correct') life.correct(which);
  if (what === 'cheaper') life.total = round5((life.total * percent) / 100);
  if (what === 'cancel' && life.state === 'confirmed') {
    life.state = 'cancelled';
    life.total = round5((life.total * percent) / 100);
  }
  if (what === 'annul') life.state = 'annulled';
  if (what === 'refund') life.refund(wish);
}

/** What the status has to be, said without the rule that derives it. */
function requireStatus(life: Life): void {
  const { state, total, paid, owed } = life;
  const { came, went } = life.pencil;
  const status = paymentStatusOf({ state, total, paid, refunded: went });
  const isSettled = ['paid', 'refunded', 'waived'].includes(status);
  same(isSettled, came - went === owed, status);
  same(['overpaid', 'refund_due'].includes(status), came - went > owed, status);
  if (!OWING_STATES.includes(state)) same(owed, 0, 'owed');
}

test(`over ${LIVES} carts and lives, money that came is what is there and what went back, to the Rappen`, () => {
  fc.assert(
    fc.property(
      cart,
      fc.array(happening, { maxLength: 12 }),
      ({ components, persons, percent }, happenings) => {
        const { lines, total } = priceOf(components, persons, percent);
        same(
          lines.reduce((sum, line) => sum + line.gross - line.discount, 0),
          total,
          'lines',
        );
        const life = new Life(total);
        for (const each of happenings) {
          happen(life, each);
          const { came, went, toVouchers, redeemed } = life.pencil;
          same(life.paid, came - went, 'paid');
          same(Number.isSafeInteger(life.paid) && life.paid >= 0, true, 'Rappen');
          same(toVouchers <= redeemed, true, 'vouchers get what they gave');
          requireStatus(life);
        }
      },
    ),
    { seed: 21, numRuns: LIVES },
  );
});
