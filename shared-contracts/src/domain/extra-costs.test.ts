import { expect, test } from '@jest/globals';
import { costInAll } from './extra-costs.ts';

const costs = (...amounts: (number | null)[]) => amounts.map((amount) => ({ amount }));

test.each([
  ['nothing beside the price', 48_000, [], 1, null],
  ['nothing that is known', 48_000, [null], 1, null],
  ['what is known, without what is not', 48_000, [3800, null], 1, 52_000],
  ['a round sum as it is', 48_000, [1500, 500], 1, 50_000],
  ['five centimes more, rounded up', 48_000, [2005], 1, 50_500],
  ['each person', 96_000, [3800], 2, 104_000],
  ['a tour that is free', 0, [1200], 1, 1500],
] as const)('in all it costs: %s', (_what, price, amounts, persons, sum) => {
  expect(costInAll(price, costs(...amounts), persons)).toBe(sum);
});
