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

test('a valid release passes', async () => {
  expect(await breachesOf({}, { name: 'shell' }, { name: 'mfe-b', pages: page('/b') })).toEqual([]);
});

test('a remote passes while no shell is live', async () => {
  expect(await breachesOf({ contract: '^9.0.0' })).toEqual([]);
});

test('all failing gates are named at once', async () => {
  const breaches = await breachesOf(
    { contract: '^2.0.0', shared: { react: '^20.0.0' }, budgets: { jsBytes: 10, cssBytes: 1 } },
    { name: 'shell' },
    { name: 'mfe-b' },
  );
  expect(breaches.map(({ gate }) => gate)).toEqual(['contract', 'routes', 'shared', 'budget', 'budget']);
});

test('a shell is checked against all live remotes', async () => {
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
  ['/event/:id/:slug?', '/event/:id/buchen/zahlung', false],
  ['/event/:id?/bilder', '/event/bilder', true],
  ['/event/:id?/bilder', '/event/:id/buchen', false],
  ['/:a/:b?/:c?', '/:page', true],
  ['/:a/:b?/:c?', '/', false],
  ['/', '/:a?', true],
])('%s and %s of two remotes clash: %s', async (one, other, clash) => {
  const breaches = await breachesOf({ pages: page(one) }, { name: 'mfe-b', pages: page(other) });
  expect(breaches.some(({ gate }) => gate === 'routes')).toBe(clash);
});

test('a shared module that the shell does not provide is not a breach', async () => {
  expect(await breachesOf({ shared: { leaflet: '^1.0.0' } }, { name: 'shell' })).toEqual([]);
});

const CLIENT = Object.fromEntries(
  ['list.js', 'list.css', 'map.js', 'map.css', 'upload.js', 'upload.css'].map((name) => [
    name,
    `/* ${name} */`,
  ]),
);

/** Two pages with a script and a stylesheet each, and a chunk that is loaded when somebody asks for it. */
async function breachesWith(budgets: NonNullable<ReleaseOptions['budgets']>) {
  return promotionBreaches(
    await releaseOf({
      pages: [aPage({ id: 'list', path: '/list' }), aPage({ id: 'map', path: '/map' })],
      client: CLIENT,
      budgets,
      change: (release) => ({
        ...release,
        assets: {
          '*': { js: ['remoteEntry.js'], css: [] },
          list: { js: ['remoteEntry.js', 'list.js'], css: ['list.css'] },
          map: { js: ['remoteEntry.js', 'map.js'], css: ['map.css'] },
        },
        files: Object.fromEntries(
          Object.entries(release.files).map(([path, file]) => [path, { ...file, brotliBytes: sizeOf(path) }]),
        ),
      }),
    }),
    [],
  ).map(({ message }) => message);
}

const SIZES = { 'map.js': 900, 'map.css': 90, 'upload.js': 5000, 'upload.css': 500 };
const sizeOf = (path: string) =>
  Object.entries(SIZES).find(([name]) => path.endsWith(name))?.[1] ?? (path.endsWith('.css') ? 10 : 100);

test('each page is held against the budget; what is loaded later is not', async () => {
  expect(await breachesWith({ jsBytes: 1000, cssBytes: 90 })).toEqual([]);
  expect(await breachesWith({ jsBytes: 999, cssBytes: 89 })).toEqual([
    'The scripts of mfe-public@1.0.0, page map, take 1000 bytes; the budget is 999.',
    'The stylesheets of mfe-public@1.0.0, page map, take 90 bytes; the budget is 89.',
  ]);
});

test('the stylesheets of all pages together are no budget', async () => {
  // As remote.json said it when all of them were counted: 690 bytes here.
  expect(await breachesWith({ jsBytes: 1000, cssBytes: 100 })).toEqual([]);
});

test('a page that needs more says so, and the others stay bound', async () => {
  const map = { jsBytes: 1000, cssBytes: 90 };
  expect(await breachesWith({ jsBytes: 200, cssBytes: 10, pages: { map } })).toEqual([]);
  expect(await breachesWith({ jsBytes: 199, cssBytes: 10, pages: { map } })).toEqual([
    'The scripts of mfe-public@1.0.0, page list, take 200 bytes; the budget is 199.',
  ]);
  expect(await breachesWith({ jsBytes: 2000, cssBytes: 10, pages: { map: { cssBytes: 89 } } })).toEqual([
    'The stylesheets of mfe-public@1.0.0, page map, take 90 bytes; the budget is 89.',
  ]);
});

test('pages of one weight are named in one breach', async () => {
  const { manifest, ...rest } = await releaseOf({ budgets: { jsBytes: 1, cssBytes: 100_000 } });
  const pages = ['login', 'logout'].map((id) => aPage({ id, path: `/${id}` }));
  const release = {
    ...rest,
    manifest: { ...manifest, pages },
    assets: { '*': rest.assets['*'] ?? { js: [], css: [] } },
  };
  expect(promotionBreaches(release, [])).toEqual([
    { gate: 'budget', message: expect.stringContaining('mfe-public@1.0.0, pages login, logout, take ') },
  ]);
});
