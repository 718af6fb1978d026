import { expect, test } from '@jest/globals';
import { canaryBar } from './canary-bar.ts';

test.each([
  [0, '░░░░░░░░░░░░░░░░░░░░'],
  [1, '█░░░░░░░░░░░░░░░░░░░'],
  [50, '██████████░░░░░░░░░░'],
])('%d %% of the visitors: %s', (percent, bar) => {
  expect(canaryBar(percent)).toBe(bar);
});
