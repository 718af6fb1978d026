import { expect, test } from '@jest/globals';
import { isDeeper } from './depth.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

test.each([
  [1, 0, true],
  [3, 3, false],
  [4, 3, true],
  [100_000, 32, true],
])('%d levels, at most %d: %s', (depth, most, expected) => {
  expect(isDeeper(nested(depth), most)).toBe(expected);
});

test('what is wide is not deep', () => {
  expect(isDeeper({ a: Array(50_000).fill({ b: [] }), c: 'text', d: null }, 4)).toBe(false);
  expect(isDeeper('text', 0)).toBe(false);
});
