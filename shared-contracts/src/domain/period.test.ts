import { expect, test } from '@jest/globals';
import { endsMonth, quarterOf, yearOf } from './period.ts';

test.each([
  ['2026-02-14', 0, '2026-01-01', '2026-03-31'],
  ['2026-12-31', 0, '2026-10-01', '2026-12-31'],
  ['2026-02-14', -1, '2025-10-01', '2025-12-31'],
  ['2026-11-01', 1, '2027-01-01', '2027-03-31'],
  ['2024-03-31', -5, '2022-10-01', '2022-12-31'],
])('the quarter of %s, %i later, is %s to %s', (day, later, from, to) => {
  expect(quarterOf(day, later)).toEqual({ from, to });
});

test('a year has all its days', () => {
  expect(yearOf('2026-02-14')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});

test.each([
  ['2026-02-28', true],
  ['2024-02-28', false],
  ['2026-12-31', true],
])('%s ends its month: %s', (day, isEnd) => {
  expect(endsMonth(day)).toBe(isEnd);
});
