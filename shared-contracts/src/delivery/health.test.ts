import { describe, expect, test } from '@jest/globals';
import { failureRate, isFailing, NO_HEALTH, wilson } from './health.ts';

test('the failure rate is a share of the voters, and unknown without voters', () => {
  expect(failureRate({ views: 200, failures: 3 })).toBe(0.015);
  expect(failureRate(NO_HEALTH)).toBeNull();
});

test('Wilson intervals match the literature', () => {
  // Newcombe 1998, table I, method 3.
  const rounded = ({ lower, upper }: { lower: number; upper: number }) =>
    [lower, upper].map((x) => x.toFixed(4));
  expect(rounded(wilson(81, 263))).toEqual(['0.2553', '0.3662']);
  expect(rounded(wilson(15, 148))).toEqual(['0.0624', '0.1605']);
  expect(rounded(wilson(0, 20))).toEqual(['0.0000', '0.1611']);
  expect(wilson(0, 0)).toEqual({ lower: 0, upper: 1 });
});

describe('a version is failing', () => {
  test.each([
    [[4, 4], [0, 500], false],
    [[5, 5], [0, 500], true],
    [[5, 5], [3, 3], true],
    [[5, 100], [0, 500], false],
    [[60, 1000], [0, 9000], false],
    [[90, 1000], [0, 9000], true],
    [[12, 100], [40, 500], false],
    [[12, 14], [9, 10], false],
    [[12, 14], [4, 10], true],
  ])('%j against %j: %s', ([failing = 0, voters = 0], [before = 0, all = 0], expected) => {
    expect(isFailing({ failing, voters }, { failing: before, voters: all })).toBe(expected);
  });
});
