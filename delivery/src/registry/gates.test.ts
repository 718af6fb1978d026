import { expect, test } from '@jest/globals';
import { aPage, aRelease, type ReleaseOptions } from '../testing/fixture-release.ts';
import { promotionBreaches } from './gates.ts';

async function releaseOf(options: ReleaseOptions) {
  return (await aRelease(options)).release;
}

async function breachesOf(candidate: ReleaseOptions, ...live: ReleaseOptions[]) {
  return promotionBreaches(await releaseOf(candidate), await Promise.all(live.map(releaseOf)));
}

const page = (path: string) => [aPage({ path })];

test('a fitting release passes', async () => {
  expect(await breachesOf({}, { name: 'shell' }, { name: 'mfe-b', pages: page('/b') })).toEqual([]);
});

test('a remote passes while there is no shell to fit', async () => {
  expect(await breachesOf({ contract: '^9.0.0' })).toEqual([]);
});

test('every gate that fails is named at once', async () => {
  const breaches = await breachesOf(
    { contract: '^2.0.0', shared: { react: '^20.0.0' }, budgets: { jsBytes: 10, cssBytes: 1 } },
    { name: 'shell' },
    { name: 'mfe-b' },
  );
  expect(breaches.map(({ gate }) => gate)).toEqual(['contract', 'routes', 'shared', 'budget', 'budget']);
});

test('a shell is measured against all live remotes', async () => {
  const breaches = await breachesOf(
    { name: 'shell', contract: '2.0.0' },
    { name: 'mfe-a', pages: page('/a') },
    { name: 'mfe-b', pages: page('/b'), contract: '^1.0.0 || ^2.0.0' },
  );
  expect(breaches).toEqual([{ gate: 'contract', message: expect.stringContaining('mfe-a@1.0.0 needs') }]);
});

test('the version a candidate replaces does not count', async () => {
  expect(await breachesOf({ version: '1.1.0' }, { name: 'shell' }, { version: '1.0.0' })).toEqual([]);
});

test.each([
  ['/event/:id/:slug?', '/event/:nr', true],
  ['/event/:id/:slug?', '/event/:id/buchen', false],
  ['/event/:id?/bilder', '/event/bilder', true],
  ['/event/:id?/bilder', '/event/:id', false],
  ['/:a/:b?/:c?', '/:page', true],
  ['/:a/:b?/:c?', '/agenda', false],
  ['/', '/:a?', true],
])('%s and %s of two remotes clash: %s', async (one, other, clash) => {
  const breaches = await breachesOf({ pages: page(one) }, { name: 'mfe-b', pages: page(other) });
  expect(breaches.some(({ gate }) => gate === 'routes')).toBe(clash);
});

test('a shared module the shell does not bring is no breach', async () => {
  expect(await breachesOf({ shared: { leaflet: '^1.0.0' } }, { name: 'shell' })).toEqual([]);
});
