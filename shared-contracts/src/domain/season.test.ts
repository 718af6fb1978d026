import { expect, test } from '@jest/globals';
import { bySeason, isSeason, type Season, seasonName, seasonOf, seasonSpan } from './season.ts';

test.each([
  ['2025-10-31T22:59:59Z', '2025-summer'],
  ['2025-10-31T23:00:00Z', '2026-winter'],
  ['2026-01-01T12:00:00Z', '2026-winter'],
  ['2026-04-30T21:59:59Z', '2026-winter'],
  ['2026-04-30T22:00:00Z', '2026-summer'],
] as const)('%s is in %s', (instant, season) => {
  const at = new Date(instant);
  expect(seasonOf(at)).toBe(season);
  const { from, until } = seasonSpan(season);
  expect(at >= from && at < until).toBe(true);
});

test('the newest season comes first', () => {
  const seasons: Season[] = ['2025-summer', '2026-summer', '2026-winter'];
  expect(seasons.toSorted(bySeason)).toEqual(['2026-summer', '2026-winter', '2025-summer']);
});

test('a season is named as people say it', () => {
  expect(seasonName('2026-winter')).toBe('Winter 2025/26');
  expect(seasonName('2026-summer')).toBe('Sommer 2026');
});

test('anything else is no season', () => {
  for (const text of ['winter', '2026-spring', '1026-winter', '2026-winter '])
    expect(isSeason(text)).toBe(false);
});
