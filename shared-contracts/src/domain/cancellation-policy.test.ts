import { describe, expect, test } from '@jest/globals';
import { CANCELLATION_POLICIES } from '../testing/index.ts';
import { cancellationFee, cancellationPresetOf, cancellationTier, tiersFrom } from './cancellation-policy.ts';
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
    expect(feeAt(60, 2, 3_000)).toBe(3_000);
    expect(feeAt(60, 2, 0)).toBe(0);
  });

  test('is a multiple of 5 Rappen', () => {
    expect(feeAt(15, 2, 10_005)).toBe(7_505);
  });
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
