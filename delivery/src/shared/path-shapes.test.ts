import { matchPage } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aPage } from '../testing/fixture-release.ts';
import { sharedShapes } from './path-shapes.ts';

const overlaps = (one: string, other: string) => sharedShapes(one, other).length > 0;

test.each([
  ['/event/:id/:slug?', '/event/:id/buchen', true],
  ['/event/:id/:slug?', '/event/:id/buchen/zahlung', false],
  ['/event/:id/:slug?', '/event/42', true],
  ['/event/:id/:slug?', '/EVENT/42', true],
  ['/event/:id/:slug?', '/events/42', false],
  ['/event/:id', '/event', false],
  ['/event/:id?', '/event', true],
  ['/:slug1/:slug2?/:slug3?', '/agenda', true],
  ['/:slug1/:slug2?/:slug3?', '/', false],
  ['/:slug1/:slug2?/:slug3?', '/a/b/c/d', false],
  ['/:a?', '/', true],
  ['/a/:x', '/:y/b', true],
  ['/a/:x', '/b/:y', false],
  ['/agenda', '/agenda', true],
])('%s and %s have an address in common: %s', (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
});

const fixed = fc.constantFrom('a', 'aB', 'ab', 'b');
const parameter = fc.constantFrom(':x', ':y');
const path = fc
  .tuple(
    fc.array(fc.oneof(fixed, parameter), { maxLength: 3 }),
    fc.array(
      parameter.map((name) => `${name}?`),
      { maxLength: 2 },
    ),
  )
  .map(([needed, optional]) => `/${[...needed, ...optional].join('/')}`);
const address = fc
  .array(fc.constantFrom('a', 'A', 'ab', 'AB', 'b', 'z'), { maxLength: 5 })
  .map((segments) => `/${segments.join('/')}`);

const matches = (pattern: string, asked: string) =>
  matchPage([{ name: 'mfe-a', pages: [aPage({ path: pattern })] }], asked) !== null;

test('two paths that match one address overlap', () => {
  fc.assert(
    fc.property(path, path, address, (one, other, asked) => {
      if (matches(one, asked) && matches(other, asked)) expect(overlaps(one, other)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('for two paths that overlap there is an address which both match', () => {
  fc.assert(
    fc.property(path, path, (one, other) => {
      const asked = sharedShapes(one, other).flatMap((left) =>
        sharedShapes(other, one).map((right) => {
          const segments = right.split('/');
          return left
            .split('/')
            .map((segment, index) => [segment, segments[index] ?? ''].find((text) => text !== ':') ?? 'z')
            .join('/');
        }),
      );
      const both = asked.filter((candidate) => matches(one, candidate) && matches(other, candidate));
      expect(both.length > 0).toBe(overlaps(one, other));
    }),
    { numRuns: 1000 },
  );
});
