import { expect, test } from '@jest/globals';
import { Refusal } from '../shared/refusal.ts';
import { anExtension, aPage, aRelease, aSlot, type ReleaseOptions } from '../testing/fixture-release.ts';
import { parseRelease, sizeBreaches } from './release-rules.ts';

async function breachesOf(options: ReleaseOptions): Promise<unknown> {
  const { release } = await aRelease(options);
  try {
    parseRelease(JSON.stringify(release));
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.details.breaches;
    throw error;
  }
}

const pages = (...paths: string[]) => paths.map((path, index) => aPage({ id: `page-${index}`, path }));

test('pages of one remote without a common address pass', async () => {
  expect(await breachesOf({ pages: pages('/register/:id', '/register/new/:id?', '/register') })).toEqual([]);
});

test.each([
  ['/agenda', '/agenda'],
  ['/rentingMaterial', '/rentingmaterial'],
  ['/event/:id/:slug?', '/event/:key'],
])('two pages of one remote with one path are refused: %s and %s', async (one, other) => {
  expect(await breachesOf({ pages: pages(one, other) })).toMatchObject([
    { gate: 'routes', message: expect.stringContaining('the path of page page-0') },
  ]);
});

test('a page declared twice is refused', async () => {
  const twice = [aPage(), aPage({ path: '/touren' })];
  expect(await breachesOf({ pages: twice })).toEqual([
    { gate: 'routes', message: 'Page agenda is declared twice.' },
  ]);
});

test.each(['/*', '/admin/*', '/AGENDA', '/EVENT/:id'])('the path %s is refused', async (path) => {
  expect(await breachesOf({ pages: pages(path) })).toMatchObject([{ gate: 'schema' }]);
});

test('a server bundle that is not among the files is refused', async () => {
  const change: ReleaseOptions['change'] = (release) => ({ ...release, server: 'server/index.js' });
  expect(await breachesOf({ change })).toEqual([
    { gate: 'files', message: 'server/index.js is used but is not among the files.' },
  ]);
});

test('a version unfit for rows and addresses is refused', async () => {
  const [longest, longer] = [`1.0.0-${'a'.repeat(54)}`, `1.0.0-${'a'.repeat(55)}`];
  expect(await breachesOf({ version: longest })).toEqual([]);
  expect(await breachesOf({ version: longer })).toEqual([
    { gate: 'version', message: 'The version has 61 characters, at most 60 are allowed.' },
  ]);
});

test('a file named like the hash list, which would replace it, is refused', async () => {
  expect(await breachesOf({ client: { 'integrity.json': '{}' } })).toEqual([
    { gate: 'files', message: 'client/integrity.json is not a path a release may hold.' },
  ]);
});

test('a path of the gateway in other capitals is refused', async () => {
  expect(await breachesOf({ pages: pages('/aPI/admin') })).toMatchObject([{ gate: 'routes' }]);
});

test.each([
  ['mfe-public', '>=0.0.0', '^1.0.0'],
  ['mfe-public', '^1.0.0', 'soon'],
  ['shell', '2.0.0', '^1.0.0'],
])('%s with contract %s in release.json and %s in its manifest is refused', async (name, contract, other) => {
  const change: ReleaseOptions['change'] = (release) => ({
    ...release,
    contract,
    manifest: { ...release.manifest, contract: other },
  });
  expect(await breachesOf({ name, change })).toEqual([
    { gate: 'contract', message: `release.json says contract ${contract}, its manifest ${other}.` },
  ]);
});

test('a budget for a page that does not exist is refused: it would bind nothing', async () => {
  const budgets = {
    jsBytes: 100_000,
    cssBytes: 100_000,
    pages: { agenda: { jsBytes: 1 }, agneda: { jsBytes: 1 } },
  };
  expect(await breachesOf({ budgets })).toEqual([
    { gate: 'budget', message: 'budgets.pages: agneda is no page of this release.' },
  ]);
});

test.each([
  ['as little more as another name of the version makes', 305, 328, []],
  ['as another encoder makes', 100_000, 101_900, []],
  ['more than that', 305, 400, ['sizes']],
  ['more than that in a large file', 100_000, 102_100, ['sizes']],
])('a file may weigh %s than release.json says', async (_what, claimed, actual, gates) => {
  const { release } = await aRelease();
  const listed = { 'client/a.js': { sha384: '', bytes: actual, brotliBytes: claimed } };
  const breaches = sizeBreaches({ ...release, files: listed }, new Map([['a.js', actual]]));
  expect(breaches.map(({ gate }) => gate)).toEqual(gates);
});

test('slots and extensions that fit their release pass', async () => {
  expect(await breachesOf({ slots: [aSlot()], extensions: [anExtension()] })).toEqual([]);
});

test.each<[string, ReleaseOptions]>([
  ['Slot agenda-tools is declared twice.', { slots: [aSlot(), aSlot({ place: 'aside' })] }],
  ['Slot agenda-tools: touren is no page of this release.', { slots: [aSlot({ page: 'touren' })] }],
  ['Extension weather is declared twice.', { extensions: [anExtension(), anExtension({ order: 1 })] }],
  [
    'Extension weather: the bundle exposes no ./weather. Write src/extensions/weather/index.ts and build again.',
    {
      extensions: [anExtension()],
      change: (release) => ({ ...release, assets: { '*': { js: [], css: [] } } }),
    },
  ],
  [
    'The bundle has files of +weather, which remote.json does not declare.',
    { change: (release) => ({ ...release, assets: { '+weather': { js: [], css: [] } } }) },
  ],
  [
    'Extension weather is to be drawn on the server, and the release has no server bundle.',
    { extensions: [anExtension({ render: 'server' })] },
  ],
])('%s', async (sentence, options) => {
  expect(await breachesOf(options)).toEqual([
    { gate: expect.stringMatching(/^(slots|extensions)$/), message: expect.stringContaining(sentence) },
  ]);
});

test('no slot stands inside an extension, so none can stand inside itself', async () => {
  const slots = [aSlot({ name: 'weather-more', page: '+weather' })];
  expect(await breachesOf({ slots, extensions: [anExtension({ slot: 'weather-more' })] })).toMatchObject([
    { gate: 'schema', message: expect.stringContaining('/manifest/slots/0/page') },
  ]);
});
