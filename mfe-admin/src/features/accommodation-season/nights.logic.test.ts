import { anEventAccommodation } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { nightsOf } from './nights.logic.ts';

const stay = (arrival: string, departure: string, more: Parameters<typeof anEventAccommodation>[0] = {}) =>
  anEventAccommodation({ arrival, departure, ...more });

test('nights stand in their order, each with who sleeps there and what is open', () => {
  const planned = stay('2026-07-12', '2026-07-13', { state: 'planned', numberOfBeds: 10 });
  const long = stay('2026-07-11', '2026-07-13');
  const over = stay('2026-07-11', '2026-07-12', { state: 'cancelled' });
  expect(nightsOf([planned, long, over])).toEqual([
    { date: '2026-07-11', persons: 7, open: 0, reservations: [long] },
    { date: '2026-07-12', persons: 17, open: 10, reservations: [planned, long] },
  ]);
});

test('the night in which clocks change is one night', () => {
  expect(nightsOf([stay('2026-10-24', '2026-10-26')]).map(({ date }) => date)).toEqual([
    '2026-10-24',
    '2026-10-25',
  ]);
});
