import { PAYMENT_INTENT_STATES } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import {
  amountToReturn,
  effectOfMoney,
  isGivenUp,
  keptUntil,
  mayBecome,
  pageUntil,
} from './payment-intents.domain.ts';

const HOLD_MS = 30 * 60_000;

const at = (time: string) => new Date(`2026-02-14T${time}:00Z`);

describe('seats are kept', () => {
  test.each([
    ['08:00', '08:00', '08:30'],
    ['08:00', '08:20', '08:50'],
    ['08:00', '09:45', '10:00'],
    ['08:00', '09:59', '10:14'],
  ])('of a booking of %s that begins to be paid at %s until %s', (booked, now, until) => {
    expect(keptUntil(at(booked), at(now), HOLD_MS)).toEqual(at(until));
  });

  test('and are not begun to be paid after two hours', () => {
    expect(keptUntil(at('08:00'), at('10:00'), HOLD_MS)).toBeNull();
  });

  test('for as long as the pay page lives', () => {
    expect(pageUntil(at('08:00'))).toEqual(at('08:15'));
    expect(pageUntil(at('09:59'))).toEqual(keptUntil(at('08:00'), at('09:59'), HOLD_MS));
  });
});

test('money that has come never un-comes, and comes after any other end', () => {
  for (const to of PAYMENT_INTENT_STATES) expect(mayBecome('confirmed', to)).toBe(false);
  for (const from of ['created', 'pending', 'failed', 'cancelled'] as const)
    expect(mayBecome(from, 'confirmed')).toBe(true);
  expect(mayBecome('failed', 'cancelled')).toBe(false);
  expect(mayBecome('cancelled', 'pending')).toBe(false);
});

test('an attempt is asked about for an hour after its page', () => {
  const intent = { expiresAt: at('08:15') };
  expect(isGivenUp(intent, at('09:15'))).toBe(false);
  expect(isGivenUp(intent, at('09:16'))).toBe(true);
});

test.each([
  ['pending_payment', 0, null, 'binds'],
  ['expired', 2, null, 'revives'],
  ['expired', 2, 'deadline_passed', 'revives'],
  ['expired', 1, null, 'returns'],
  ['expired', 9, 'cancelled', 'returns'],
  ['expired', 9, 'past', 'returns'],
  ['confirmed', 0, null, 'counts'],
  ['completed', 0, 'past', 'counts'],
  ['cancelled', 9, null, 'returns'],
  ['annulled', 9, 'cancelled', 'returns'],
] as const)(
  'money for two persons of a booking that is %s with %i seats left (%s) %s',
  (state, seats, obstacle, effect) => {
    expect(effectOfMoney({ state, persons: 2, seats, obstacle })).toBe(effect);
  },
);

test.each([
  [48_000, 48_000, 0, 48_000],
  [48_000, 48_000, 8_000, 40_000],
  [8_000, 8_000, 8_000, 0],
  [48_000, 96_000, 0, 48_000],
  [5_000, 5_000, 8_000, 0],
])(
  'of %i that came for a booking with %i in all, of which %i are owed, %i go back',
  (came, paid, owed, back) => {
    expect(amountToReturn(came, { paid, owed })).toBe(back);
  },
);
