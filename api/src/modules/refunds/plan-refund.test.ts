import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LedgerEntry } from '../payments/index.ts';
import { leftOf, planRefund, type RefundFacts, sharesOf, sumOfShares } from './plan-refund.ts';

const payment = (id: string, amount: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  bookingId: 'b',
  kind: 'payment',
  amount,
  method: 'bank',
  receivedOn: '2026-02-01',
  note: null,
  ofId: null,
  createdById: null,
  createdAt: new Date(0),
  sequence: 0,
  ...changes,
});

const facts = (changes: Partial<RefundFacts> = {}): RefundFacts => ({
  due: 10_000,
  entries: [payment('p1', 10_000)],
  refunds: [],
  byProvider: new Set(),
  today: '2026-02-14',
  ...changes,
});

const open = (amount: number, changes: object = {}) =>
  ({ id: 'r1', amount, state: 'created', ofPaymentId: null, ...changes }) as const;

describe('what is left to pay back', () => {
  test('is what nobody has begun to pay back; one that failed is left again', () => {
    expect(leftOf(facts())).toBe(10_000);
    expect(leftOf(facts({ refunds: [open(4_000), open(6_000, { state: 'transit' })] }))).toBe(0);
    expect(leftOf(facts({ refunds: [open(4_000, { state: 'failed' })] }))).toBe(10_000);
    // Of one that is done the ledger tells.
    expect(leftOf(facts({ refunds: [open(4_000, { state: 'done' })] }))).toBe(10_000);
    expect(leftOf(facts({ due: 3_000, refunds: [open(4_000)] }))).toBe(0);
  });
});

describe('a plan', () => {
  const twint = payment('p2', 5_000, { method: 'twint' });
  const voucher = payment('p3', 3_000, { method: 'voucher' });
  const paid = facts({
    due: 18_000,
    entries: [payment('p1', 10_000), twint, voucher],
    byProvider: new Set(['p2']),
  });

  test('returns to vouchers first, then by the provider, and the rest by bank', () => {
    expect(planRefund(paid, 'money')).toEqual({
      toVouchers: [{ paymentId: 'p3', amount: 3_000 }],
      byProvider: [{ paymentId: 'p2', amount: 5_000 }],
      rest: 10_000,
    });
    expect(planRefund({ ...paid, due: 4_000 }, 'money')).toMatchObject({
      byProvider: [{ paymentId: 'p2', amount: 1_000 }],
      rest: 0,
    });
  });

  test('as a voucher or by bank leaves the provider out', () => {
    for (const wish of ['voucher', 'bank'] as const)
      expect(planRefund(paid, wish)).toMatchObject({ byProvider: [], rest: 15_000 });
  });

  test('leaves TWINT out after six months, and what the provider has in hand', () => {
    const old = { ...paid, entries: [{ ...twint, receivedOn: '2025-08-17' }] };
    expect(planRefund({ ...old, due: 5_000 }, 'money')).toMatchObject({ byProvider: [], rest: 5_000 });
    const card = { ...old, entries: [{ ...twint, method: 'card' as const, receivedOn: '2025-01-01' }] };
    expect(planRefund({ ...card, due: 5_000 }, 'money')).toMatchObject({ rest: 0 });
    const begun = { ...paid, due: 15_000, refunds: [open(5_000, { ofPaymentId: 'p2' })] };
    expect(planRefund(begun, 'money')).toMatchObject({ byProvider: [], rest: 7_000 });
  });

  test('never pays back more than is left, nor more of a payment than it holds', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 });
    const methods = fc.constantFrom('bank', 'twint', 'card', 'cash', 'voucher');
    fc.assert(
      fc.property(
        amounts,
        fc.array(methods, { minLength: 6, maxLength: 6 }),
        fc.nat(300_000),
        (each, ways, due) => {
          const entries = each.map((amount, index) =>
            payment(`p${index}`, amount, { method: ways[index] ?? 'bank' }),
          );
          const total = each.reduce((sum, amount) => sum + amount, 0);
          const asked = facts({
            due: Math.min(due, total),
            entries,
            byProvider: new Set(entries.filter(({ method }) => method === 'card').map(({ id }) => id)),
          });
          const plan = planRefund(asked, 'money');
          const shares = [...plan.toVouchers, ...plan.byProvider];
          expect(sumOfShares(shares) + plan.rest).toBe(asked.due);
          for (const { paymentId, amount } of shares)
            expect(amount).toBeLessThanOrEqual(entries.find(({ id }) => id === paymentId)?.amount ?? 0);
          const rest = sharesOf(plan.rest, {
            ...asked,
            refunds: plan.byProvider.map(({ paymentId, amount }) => open(amount, { ofPaymentId: paymentId })),
          });
          expect(sumOfShares(rest ?? [])).toBe(plan.rest);
        },
      ),
    );
  });
});
