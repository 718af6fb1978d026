import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CANCELLATION_POLICIES } from '../testing/index.ts';
import {
  type CancellationTier,
  cancellationFee,
  cancellationPresetOf,
  cancellationTier,
  cappedTiers,
  tiersFrom,
} from './cancellation-policy.ts';
import { addDays } from './zurich.ts';

const START = '2026-07-15';
const PRICE = 48_000;

const feeAt = (days: number, durationDays: number, price = PRICE) =>
  cancellationFee(
    cancellationTier(CANCELLATION_POLICIES[cancellationPresetOf(durationDays)], addDays(START, -days), START),
    price,
  );

describe('the fee of a cancellation', () => {
  test.each([
    [60, 2, 8_000],
    [31, 2, 8_000],
    [30, 2, 24_000],
    [20, 2, 24_000],
    [19, 2, 36_000],
    [10, 2, 36_000],
    [9, 2, 48_000],
    [0, 2, 48_000],
    [-1, 2, 48_000],
    [8, 1, 5_000],
    [7, 1, 33_600],
    [3, 1, 33_600],
    [2, 1, 48_000],
  ])('%i days before an event of %i days', (days, durationDays, fee) => {
    expect(feeAt(days, durationDays)).toBe(fee);
  });

  test('is never more than the price', () => {
    expect(feeAt(60, 2, 3_000)).toBeLessThanOrEqual(3_000);
    expect(feeAt(0, 2, 3_000)).toBe(3_000);
    expect(feeAt(60, 2, 0)).toBe(0);
  });

  test.each([
    ['of a course of several days for CHF 130.–', 60, 2, 13_000, 6_500],
    ['of a day for CHF 49.–', 8, 1, 4_900, 3_430],
    ['of a course for CHF 160.–, where both are the same', 60, 2, 16_000, 8_000],
  ])(
    'an amount is never more than the share that comes next: %s',
    (_what, days, durationDays, price, fee) => {
      expect(feeAt(days, durationDays, price)).toBe(fee);
    },
  );

  test('never falls with time, whatever the price and the tiers', () => {
    const tier = fc.oneof(
      fc.record({ fee: fc.integer({ min: 0, max: 50_000 }), percent: fc.constant(null) }),
      fc.record({ fee: fc.constant(null), percent: fc.integer({ min: 0, max: 100 }) }),
    );
    const policy = fc
      .array(tier, { minLength: 1, maxLength: 5 })
      .map((tiers): CancellationTier[] =>
        tiers.map((each, index) => ({ ...each, fromDays: 7 * (tiers.length - 1 - index) })),
      );
    fc.assert(
      fc.property(policy, fc.integer({ min: 0, max: 500_000 }), (tiers, price) => {
        const days = Array.from({ length: 40 }, (_none, index) => 39 - index);
        const fees = days.map((day) =>
          cancellationFee(cancellationTier({ tiers }, addDays(START, -day), START), price),
        );
        expect(fees).toEqual(fees.toSorted((one, other) => one - other));
        expect(Math.max(...fees)).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('is a multiple of 5 Rappen', () => {
    expect(feeAt(15, 2, 10_005)).toBe(7_505);
  });
});

test('a tier says the limit that a later one sets, unless that is the whole price', () => {
  const costs = cappedTiers(CANCELLATION_POLICIES.with_nights.tiers).map(({ fee, percent }) => [
    fee,
    percent,
  ]);
  expect(costs).toEqual([
    [8_000, 50],
    [null, 50],
    [null, 75],
    [null, 100],
  ]);
  const last = { fromDays: 0, fee: null, percent: 100 };
  expect(cappedTiers([{ fromDays: 8, fee: 5_000, percent: null }, last])).toEqual([
    { fromDays: 8, fee: 5_000, percent: null },
    last,
  ]);
});

test.each([
  [40, ['2026-06-14', '2026-06-25', '2026-07-05', null]],
  [31, ['2026-06-14', '2026-06-25', '2026-07-05', null]],
  [30, ['2026-06-25', '2026-07-05', null]],
  [9, [null]],
])('%i days before, the tiers that can still apply end on %j', (days, ends) => {
  const { tiers } = CANCELLATION_POLICIES.with_nights;
  expect(tiersFrom(tiers, addDays(START, -days), START).map(({ until }) => until)).toEqual(ends);
});
