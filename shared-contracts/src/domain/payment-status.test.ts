import { expect, test } from '@jest/globals';
import { paymentStatusOf } from './payment-status.ts';

test.each([
  ['confirmed', 1000, 0, 0, 'open'],
  ['confirmed', 1000, 400, 0, 'partial'],
  ['confirmed', 1000, 1000, 0, 'paid'],
  ['confirmed', 1000, 1200, 0, 'overpaid'],
  ['completed', 0, 0, 0, 'paid'],
  ['cancelled', 1000, 1500, 0, 'refund_due'],
  ['cancelled', 1000, 1000, 0, 'paid'],
  ['cancelled', 1000, 500, 0, 'partial'],
  ['cancelled', 1000, 0, 0, 'open'],
  ['cancelled', 0, 0, 0, 'waived'],
  ['annulled', 1000, 500, 0, 'refund_due'],
  ['annulled', 1000, 0, 0, 'waived'],
  ['annulled', 1000, 0, 500, 'refunded'],
  ['cancelled', 0, 0, 1000, 'refunded'],
  ['cancelled', 80, 80, 920, 'paid'],
  ['confirmed', 1000, 0, 1000, 'open'],
  ['expired', 1000, 0, 0, 'waived'],
  ['waitlisted', 1000, 0, 0, 'waived'],
] as const)(
  '%s with %i Rappen owed, %i paid and %i paid back is %s',
  (state, total, paid, refunded, expected) => {
    expect(paymentStatusOf({ state, total, paid, refunded })).toBe(expected);
  },
);
