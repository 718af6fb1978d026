import { expect, test } from '@jest/globals';
import { methodOffers, type PayingTerms, reasonAgainst } from './payment-methods.domain.ts';

const TERMS: PayingTerms = {
  amount: 48_000,
  twintOffered: true,
  cardOffered: true,
  takesOnline: true,
  isPaidLater: false,
};

test('all three ways are offered where nothing is in their way', () => {
  expect(methodOffers(TERMS)).toEqual([
    { method: 'invoice', reason: null },
    { method: 'twint', reason: null },
    { method: 'card', reason: null },
  ]);
});

test.each([
  ['twint', { twintOffered: false }, 'not_taken'],
  ['card', { twintOffered: false }, null],
  ['card', { cardOffered: false }, 'not_taken'],
  ['twint', { takesOnline: false }, 'not_connected'],
  ['card', { amount: 0 }, 'nothing_to_pay'],
  ['twint', { isPaidLater: true }, 'paid_later'],
  ['twint', { amount: 500_000 }, null],
  ['twint', { amount: 500_001 }, 'too_much'],
  ['card', { amount: 500_001 }, null],
  ['invoice', { amount: 500_001, takesOnline: false, isPaidLater: true }, null],
] as const)('%s with %j: %s', (method, changes, reason) => {
  expect(reasonAgainst(method, { ...TERMS, ...changes })).toBe(reason);
});
