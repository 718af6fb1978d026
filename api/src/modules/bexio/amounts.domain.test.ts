import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, rappenOf } from './system/amounts.domain.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [99_999_999, '999999.99'],
  [-129_000, '-1290.00'],
])('%i Rappen are %s', (amount, decimal) => {
  expect(decimalOf(amount)).toBe(decimal);
});

test.each([
  ['17.800000', 1780],
  ['17.8', 1780],
  ['0', 0],
  ['-0.00', 0],
  ['1290', 129_000],
  ['17.805', null],
  ['1e3', null],
  ['', null],
])('%s is read as %s', (decimal, amount) => {
  expect(rappenOf(decimal)).toBe(amount);
});

test('there and back no Rappen is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), (amount) => {
      expect(rappenOf(decimalOf(amount))).toBe(amount);
      expect(rappenOf(`${decimalOf(amount)}0000`)).toBe(amount);
    }),
  );
});
