import { describe, expect, test } from '@jest/globals';
import { type BookableEvent, bookingNumber, freePlaces, notBookable } from './bookings.domain.ts';

const now = new Date('2026-01-10T12:00:00Z');
const open: BookableEvent = {
  state: 'open',
  published: true,
  isPrivate: false,
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

test('numbers contain the year and five digits', () => {
  expect(bookingNumber(2026, 42)).toBe('B-2026-00042');
  expect(bookingNumber(2026, 123_456)).toBe('B-2026-123456');
});
