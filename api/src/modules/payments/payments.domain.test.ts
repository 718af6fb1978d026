import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Entry,
  freeBeside,
  isCorrected,
  notCorrectable,
  recordedBefore,
  refundableOf,
} from './payments.domain.ts';

const payment = (id: string, amount: number, changes: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'payment',
  amount,
  method: 'bank',
  receivedOn: '2026-02-14',
  ofId: null,
  ...changes,
});
const refund = (id: string, amount: number, ofId: string) => payment(id, -amount, { kind: 'refund', ofId });
const correction = (id: string, of: Entry) => payment(id, -of.amount, { kind: 'correction', ofId: of.id });

describe('what can be paid back', () => {
  const first = payment('a', 1000);
  const back = refund('b', 400, 'a');
  test.each([
    ['all of a payment', [first], 1000],
    ['what is left of it', [first, back], 600],
    ['all of it again, once the refund was taken back', [first, back, correction('c', back)], 1000],
    ['nothing, once it was taken back', [first, correction('c', first)], 0],
  ])('is %s', (_what, ledger, expected) => {
    expect(refundableOf(first, ledger)).toBe(expected);
  });

  test('is nothing of a refund or a correction', () => {
    const ledger = [first, back, correction('c', back)];
    expect(ledger.slice(1).map((entry) => refundableOf(entry, ledger))).toEqual([0, 0]);
  });
});

describe('what can be paid back by hand beside refunds that are under way', () => {
  const ledger = [
    payment('a', 1000),
    payment('b', 500, { method: 'card' }),
    payment('v', 300, { method: 'voucher' }),
  ];
  test.each([
    ['all without one', [], 1000],
    ['nothing of the payment that one takes', [{ amount: 1000, ofPaymentId: 'a' }], 0],
    ['all of another payment than that', [{ amount: 500, ofPaymentId: 'b' }], 1000],
    ['what one by bank leaves of all payments', [{ amount: 900, ofPaymentId: null }], 600],
    ['nothing once all of it goes back by bank', [{ amount: 1500, ofPaymentId: null }], 0],
  ])('is %s', (_what, underWay, expected) => {
    expect(freeBeside(underWay, payment('a', 1000), ledger)).toBe(expected);
  });
});

describe('the same payment again', () => {
  const known = payment('a', 1000);
  test.each([
    ['the same day, way and amount', known, [known], true],
    ['another amount', payment('', 1001), [known], false],
    ['another day', payment('', 1000, { receivedOn: '2026-02-15' }), [known], false],
    ['another way', payment('', 1000, { method: 'cash' }), [known], false],
    ['one that was taken back', known, [known, correction('b', known)], false],
  ])('%s', (_what, given, ledger, isKnown) => {
    expect(recordedBefore(given, ledger)).toBe(isKnown ? known : undefined);
  });
});

test('an entry is taken back once, a correction never, a payment not while some of it went back', () => {
  const first = payment('a', 1000);
  const back = refund('b', 1000, 'a');
  const taken = correction('c', first);
  expect(notCorrectable(first, [first])).toBeNull();
  expect(notCorrectable(first, [first, taken])).toBe('corrected');
  expect(notCorrectable(taken, [first, taken])).toBe('correction');
  expect(notCorrectable(first, [first, back])).toBe('refunded');
  expect(notCorrectable(back, [first, back])).toBeNull();
  expect(notCorrectable(first, [first, back, correction('d', back)])).toBeNull();
});

test('an entry that went by a voucher is not taken back: the voucher would not know', () => {
  const first = payment('a', 1000, { method: 'voucher' });
  const back = { ...refund('b', 1000, 'a'), method: 'voucher' } as const;
  expect(notCorrectable(first, [first])).toBe('voucher');
  expect(notCorrectable(back, [payment('a', 1000), back])).toBe('voucher');
});

/** Writes an entry if the rules allow it. */
function write(
  ledger: readonly Entry[],
  pick: number,
  kind: Entry['kind'],
  amount: number,
): readonly Entry[] {
  const id = String(ledger.length);
  if (kind === 'payment') return [...ledger, payment(id, amount)];
  const entry = ledger[pick % Math.max(1, ledger.length)];
  if (!entry) return ledger;
  if (kind === 'correction')
    return notCorrectable(entry, ledger) === null ? [...ledger, correction(id, entry)] : ledger;
  const most = refundableOf(entry, ledger);
  return most > 0 ? [...ledger, refund(id, Math.min(amount, most), entry.id)] : ledger;
}

test('whatever is written, nothing goes back that did not come in, and a correction leaves no trace in the sum', () => {
  const steps = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom('payment', 'refund', 'correction'), fc.integer({ min: 1, max: 5000 })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (asked) => {
      const ledger = asked.reduce<readonly Entry[]>(
        (written, [pick, kind, amount]) => write(written, pick, kind, amount),
        [],
      );
      const standing = ledger.filter((entry) => entry.kind !== 'correction' && !isCorrected(entry, ledger));
      const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);
      expect(sumOf(ledger)).toBe(sumOf(standing));
      for (const entry of standing.filter(({ kind }) => kind === 'payment')) {
        const back = standing.filter(({ ofId }) => ofId === entry.id);
        expect(entry.amount + sumOf(back)).toBe(refundableOf(entry, ledger));
        expect(refundableOf(entry, ledger)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
