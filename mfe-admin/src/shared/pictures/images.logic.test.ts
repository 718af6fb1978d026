import { expect, test } from '@jest/globals';
import { toggled } from './images.logic.ts';

test.each([
  ['b', 'ac'],
  ['d', 'abcd'],
])('choosing %s gives %s', (entry, list) => {
  expect(toggled(['a', 'b', 'c'], entry).join('')).toBe(list);
});
