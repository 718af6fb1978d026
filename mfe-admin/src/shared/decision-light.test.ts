import { anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { decisionLight } from './decision-light.logic.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const light = (overrides: Parameters<typeof anEvent>[0], now = NOW) =>
  decisionLight(anEvent({ minimumParticipants: 4, bookedPlaces: 0, ...overrides }), now);

test.each([
  [0, 'bad'],
  [1, 'bad'],
  [2, 'waiting'],
  [3, 'waiting'],
  [4, 'good'],
])('%s of at least 4 is %s', (bookedPlaces, tone) => {
  expect(light({ bookedPlaces })?.tone).toBe(tone);
});

test.each(['draft', 'prepared', 'confirmed', 'closed', 'cancelled'] as const)(
  'there is nothing to decide in state %s',
  (state) => expect(light({ state })).toBeNull(),
);

test('nor where the seats are not told', () => {
  expect(light({ bookedPlaces: null })).toBeNull();
});

test('the day is 10 days before a tour with a night, 2 before a day tour, or the event’s own', () => {
  expect(light({})?.day).toBe('2026-07-01');
  expect(light({ durationDays: 1 })?.day).toBe('2026-07-09');
  expect(light({ decisionDate: '2026-06-15' })?.day).toBe('2026-06-15');
});

test('it is overdue from the midnight after, in Zurich', () => {
  expect(light({}, new Date('2026-07-01T21:59:59Z'))?.isOverdue).toBe(false);
  expect(light({}, new Date('2026-07-01T22:00:00Z'))?.isOverdue).toBe(true);
});
