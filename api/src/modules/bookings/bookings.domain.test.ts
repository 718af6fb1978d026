import { describe, expect, test } from '@jest/globals';
import {
  type BookableEvent,
  bookingNumber,
  freePlaces,
  notBookable,
  paymentStatusOf,
} from './bookings.domain.ts';

const now = new Date('2026-01-10T12:00:00Z');
const open: BookableEvent = {
  state: 'open',
  published: true,
  type: 'tour',
  start: new Date('2026-02-14T07:00:00Z'),
  registrationDeadline: new Date('2026-01-31T22:59:00Z'),
};

describe('an event takes bookings', () => {
  test.each([
    ['while it is open', {}, null],
    ['and when its going ahead is certain', { state: 'confirmed' }, null],
    ['until the deadline', { registrationDeadline: now }, null],
    ['not after it', { registrationDeadline: new Date(now.getTime() - 1) }, 'deadline_passed'],
    ['not once it has begun', { start: now }, 'past'],
    ['not when it is cancelled', { state: 'cancelled' }, 'cancelled'],
    ['not before it is published', { published: false }, 'not_open'],
    ['not while it is prepared', { state: 'prepared' }, 'not_open'],
    ['not when nobody knows what it is', { type: 'unknown' }, 'not_open'],
  ] as const)('%s', (_title, changes, expected) => {
    expect(notBookable({ ...open, ...changes }, now)).toBe(expected);
  });
});

test('seats left are never negative', () => {
  expect(freePlaces(12, 9)).toBe(3);
  expect(freePlaces(8, 9)).toBe(0);
});

test.each([
  ['confirmed', 1000, 0, 'open'],
  ['confirmed', 1000, 400, 'partial'],
  ['confirmed', 1000, 1000, 'paid'],
  ['confirmed', 1000, 1200, 'overpaid'],
  ['completed', 0, 0, 'paid'],
  ['cancelled', 1000, 1500, 'refund_due'],
  ['cancelled', 1000, 1000, 'paid'],
  ['cancelled', 1000, 500, 'partial'],
  ['cancelled', 1000, 0, 'open'],
  ['cancelled', 0, 0, 'waived'],
  ['annulled', 1000, 500, 'refund_due'],
  ['annulled', 1000, 0, 'waived'],
  ['expired', 1000, 0, 'waived'],
  ['waitlisted', 1000, 0, 'waived'],
] as const)('%s with %i Rappen owed and %i paid is %s', (state, total, paid, expected) => {
  expect(paymentStatusOf({ state, total, paid })).toBe(expected);
});

test('numbers contain the year and five digits', () => {
  expect(bookingNumber(2026, 42)).toBe('B-2026-00042');
  expect(bookingNumber(2026, 123_456)).toBe('B-2026-123456');
});
