import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNED_ADDRESSES } from '@firn/shared-contracts/content';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

interface Page {
  readonly path: string;
}

const MANIFESTS = globSync('*/remote.json', { cwd: ROOT });

const pagesOf = (manifest: string): readonly Page[] =>
  JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')).pages;

/** The first part of each route; a page of the office may be what a route leaves open. */
const OWNED = MANIFESTS.flatMap((manifest) =>
  pagesOf(manifest)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((first) => first !== '' && !first.startsWith(':'))
    .map((first) => [manifest, first] as const),
);

test('there are routes of several remotes', () => {
  expect(MANIFESTS.length).toBeGreaterThan(4);
  expect(OWNED.length).toBeGreaterThan(50);
});

test('no page of the office can take the address of a route', () => {
  const free = OWNED.filter(([, first]) => !Object.hasOwn(OWNED_ADDRESSES, first));
  expect(free).toEqual([]);
});
