import { describe, expect, test } from '@jest/globals';
import { moved, toggled } from './images.logic.ts';

describe('the order of the pictures', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [1, 1, 'abc'],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});

test.each([
  ['b', 'ac'],
  ['d', 'abcd'],
])('choosing %s gives %s', (entry, list) => {
  expect(toggled(['a', 'b', 'c'], entry).join('')).toBe(list);
});
