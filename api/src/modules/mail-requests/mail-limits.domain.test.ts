import { expect, test } from '@jest/globals';
import { secondsToWait } from './mail-limits.domain.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((each) => new Date(NOW.getTime() - each * 60_000));

test.each([
  ['nothing yet', [], 0],
  ['fewer than allowed', [1, 2], 0],
  ['as many as allowed, the first of them 50 minutes ago', [1, 2, 50], 600],
  ['more than are told', [1, 2, 3, 50], 3420],
  ['as many as allowed, just now', [0, 0, 0], 3600],
])('%s', (_what, minutes, seconds) => {
  expect(secondsToWait(minutesAgo(...minutes), 3, NOW)).toBe(seconds);
});
