import { expect, test } from '@jest/globals';
import { waitingTime } from './waiting-time.ts';

test.each([
  [1, 'einer Minute'],
  [60, 'einer Minute'],
  [61, '2 Minuten'],
  [900, '15 Minuten'],
])('%d seconds are waited for in %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
