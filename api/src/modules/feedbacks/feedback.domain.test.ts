import type { FeedbackFigures } from '@firn/shared-contracts/api';
import type { Season } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { figuresForGuide, figuresOf, type SeasonTally } from './feedback.domain.ts';

const tally = (season: Season, voices: number, grade = 4): SeasonTally => ({
  season,
  voices,
  sum: voices * grade,
  criteria: { safety: { voices, sum: voices * grade } },
  grades: [0, 0, 0, voices, 0],
});

test('averages are over voices, not over seasons', () => {
  const figures = figuresOf([tally('2025-winter', 9, 5), tally('2026-winter', 1, 1)], ['safety', 'hut']);
  expect(figures).toMatchObject({ voices: 10, average: 4.6, grades: [0, 0, 0, 10, 0] });
  expect(figures.seasons.map(({ season }) => season)).toEqual(['2026-winter', '2025-winter']);
  expect(figures.criteria).toEqual([
    { criterion: 'safety', voices: 10, average: 4.6 },
    { criterion: 'hut', voices: 0, average: null },
  ]);
});

test('nothing is said without voices', () => {
  expect(figuresOf([], ['safety'])).toMatchObject({ voices: 0, average: null, seasons: [] });
});

const seasons: readonly Season[] = ['2026-summer', '2026-winter', '2025-summer', '2025-winter'];

const shownOf = (...voices: number[]): number[] | null => {
  const all: FeedbackFigures = figuresOf(
    voices.map((count, index) => tally(seasons[index] ?? '2024-winter', count)),
    ['safety'],
  );
  return figuresForGuide(all)?.seasons.map((season) => season.voices) ?? null;
};

test.each([
  [[2], null],
  [[3], [3]],
  [
    [3, 3],
    [3, 3],
  ],
  [[2, 2], []],
  // 5 less the 3 shown would tell what 2 said.
  [[3, 2], []],
  [[5, 3, 1], [5]],
  [[4, 2, 1], [4]],
])('of seasons with %j voices a guide reads %j', (voices, shown) => {
  expect(shownOf(...voices)).toEqual(shown);
});
