import { expect, test } from '@jest/globals';
import { formatPercent, formatShare } from './measures.ts';

test('percent and shares are written alike, with a space that never breaks', () => {
  expect([formatPercent(25), formatShare(0.25)]).toEqual(['25\u00a0%', '25\u00a0%']);
  expect([formatShare(0.0037), formatShare(null)]).toEqual(['0.4\u00a0%', '–']);
});
