import { expect, test } from '@jest/globals';
import { nightsOf, stayOf } from './nights.domain.ts';

const event = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const WHOLE = { firstNight: 0, nights: null };

test.each([
  ['two days', event('2026-07-11T07:00Z', '2026-07-12T15:00Z'), '2026-07-11', '2026-07-12'],
  [
    'one day has a night all the same',
    event('2026-07-11T07:00Z', '2026-07-11T15:00Z'),
    '2026-07-11',
    '2026-07-12',
  ],
  ['over midnight in Zurich', event('2026-07-11T21:30Z', '2026-07-11T22:30Z'), '2026-07-11', '2026-07-12'],
  [
    'not over midnight there, though in UTC',
    event('2026-07-11T22:30Z', '2026-07-12T00:30Z'),
    '2026-07-12',
    '2026-07-13',
  ],
  ['the night of 25 hours', event('2026-10-24T08:00Z', '2026-10-25T15:00Z'), '2026-10-24', '2026-10-25'],
  ['the night of 23 hours', event('2026-03-28T08:00Z', '2026-03-29T15:00Z'), '2026-03-28', '2026-03-29'],
])('%s', (_name, given, arrival, departure) => {
  expect(stayOf(given, WHOLE)).toEqual({ arrival, departure });
  expect(nightsOf(given, { arrival, departure })).toEqual(WHOLE);
});

test('a reservation moves with its event, over the change of clocks', () => {
  const before = event('2026-10-10T08:00Z', '2026-10-13T15:00Z');
  const stored = nightsOf(before, { arrival: '2026-10-11', departure: '2026-10-12' });
  expect(stored).toEqual({ firstNight: 1, nights: 1 });
  const after = event('2026-10-24T08:00Z', '2026-10-27T16:00Z');
  expect(stayOf(after, stored)).toEqual({ arrival: '2026-10-25', departure: '2026-10-26' });
});
