import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { includedVat, round5, roundHalfUp } from './money.ts';

describe('rounding', () => {
  test.each([
    [0, 0],
    [2, 0],
    [2.5, 5],
    [7.4, 5],
    [-2.5, -5],
    [12_345, 12_345],
  ])('%d rounds to %d in steps of 5 Rappen', (amount, rounded) => {
    expect(round5(amount)).toBe(rounded);
  });

  test.each([
    [10.5, 11],
    [-10.5, -11],
    [10.49, 10],
  ])('%d rounds to %d Rappen', (amount, rounded) => {
    expect(roundHalfUp(amount)).toBe(rounded);
  });

  test('the result is a multiple of 5 and at most 2.5 away', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        const rounded = round5(amount);
        return Math.abs(rounded % 5) === 0 && Math.abs(rounded - amount) <= 2.5;
      }),
    );
  });
});

describe('included VAT', () => {
  test.each([
    [40_000, 8.1, 2997],
    [12_000, 3.8, 439],
    [12_000, 0, 0],
  ])('%i Rappen at %d %% contain %i', (gross, rate, vat) => {
    expect(includedVat(gross, rate)).toBe(vat);
  });
});
