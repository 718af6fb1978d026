import { describe, expect, test } from '@jest/globals';
import { moved } from './moved.ts';

describe('an entry is moved', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [1, 1, 'abc'],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
