import { matchPage, PAGE_PATH_PATTERN } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aPage, aRelease } from '../testing/fixture-release.ts';
import { setBreaches } from './gates.ts';

const { release: template } = await aRelease();

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

const remote = (name: string, pattern: string) => ({ name, pages: [aPage({ id: name, path: pattern })] });
const releaseOf = ({ name, pages }: ReturnType<typeof remote>) => ({
  ...template,
  name,
  manifest: { ...template.manifest, name, pages },
});

/** What each segment of an address is: its own text or a parameter. */
const kindsOf = (pattern: string, segments: number) =>
  pattern
    .split('/')
    .filter(Boolean)
    .slice(0, segments)
    .map((segment) => segment.startsWith(':'));

test('no page wins an address that a page of another remote matches as specifically', () => {
  const pattern = new RegExp(PAGE_PATH_PATTERN, 'u');
  fc.assert(
    fc.property(path, path, address, (one, other, asked) => {
      expect([one, other]).toEqual([expect.stringMatching(pattern), expect.stringMatching(pattern)]);
      const remotes = [remote('mfe-a', one), remote('mfe-b', other)];
      const isRefused = setBreaches(remotes.map(releaseOf)).some(({ gate }) => gate === 'routes');
      if (isRefused || !remotes.every((each) => matchPage([each], asked))) return;
      const segments = asked.split('/').filter(Boolean).length;
      expect(kindsOf(one, segments)).not.toEqual(kindsOf(other, segments));
      expect(matchPage(remotes, asked)?.remote).toBe(matchPage(remotes.toReversed(), asked)?.remote);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['/agenda', '/aGENDA'],
  ['/event/:id', '/eVENT/:nr'],
  ['/admin/rentingMaterials', '/admin/rentingmaterials'],
])('capitals do not make another route: %s and %s', (one, other) => {
  const set = [remote('mfe-a', one), remote('mfe-b', other)].map(releaseOf);
  expect(setBreaches(set)).toMatchObject([{ gate: 'routes' }]);
});
