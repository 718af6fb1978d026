import { expect, test } from '@jest/globals';
import { busiest, WEEKS, weeklyUse } from './season-use.logic.ts';

/** A Saturday. */
const TODAY = '2026-02-14';
const one = { from: '2026-02-16', to: '2026-02-17' };

test('a week has the most pieces that are held on one of its days, with the days of drying', () => {
  const overlapping = { from: '2026-02-17', to: '2026-02-19' };
  const later = { from: '2026-02-21', to: '2026-02-22' };
  const weeks = weeklyUse([one, overlapping, later], 1, TODAY);
  expect(weeks).toHaveLength(WEEKS);
  // On the Sunday before, the first piece is dried already.
  expect(weeks.slice(0, 4)).toEqual([
    { monday: '2026-02-09', taken: 1 },
    { monday: '2026-02-16', taken: 2 },
    { monday: '2026-02-23', taken: 1 },
    { monday: '2026-03-02', taken: 0 },
  ]);
  expect(busiest(weeks)).toEqual({ monday: '2026-02-16', taken: 2 });
});

test('without drying a piece is held on the days of its event alone', () => {
  const weeks = weeklyUse([one], 0, TODAY);
  expect(weeks.map(({ taken }) => taken).slice(0, 3)).toEqual([0, 1, 0]);
});
