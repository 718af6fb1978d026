import { expect, test } from '@jest/globals';
import { formatCount, formatPercent, formatShare } from './measures.ts';

test('percent and shares are written alike, with a space that never breaks', () => {
  expect([formatPercent(25), formatShare(0.25)]).toEqual(['25\u00a0%', '25\u00a0%']);
  expect([formatShare(0.0037), formatShare(null)]).toEqual(['0.4\u00a0%', '–']);
});

test('thousands are grouped', () => {
  expect([0, 999, 1000, 1234567].map(formatCount)).toEqual(['0', '999', '1’000', '1’234’567']);
});
