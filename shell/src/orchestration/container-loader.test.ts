import type { ResolvedVersion } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { aVersion } from '../testing/page-state.ts';
import { createContainerLoader } from './container-loader.ts';
import { createFederation } from './federation.ts';
import type { Integrity } from './integrity.ts';
import { createStylesheets } from './stylesheets.ts';

cleanWindow();

// What follows the address, such as «?retry=1», ends up in the comment.
const ENTRY = `data:text/javascript,${encodeURIComponent(`export const init = () => {};
export const get = async () => () => ({ name: 'tours', version: '1.0.0', from: import.meta.url.slice(-8) }); //`)}`;
const CSS = '/remotes/tours/1.0.0/page-list.0a1b2c3d.css';
const JS = '/remotes/tours/1.0.0/page-list.0a1b2c3d.js';
const COMMON = '/remotes/tours/1.0.0/common.0a1b2c3d.js';
const VERSION: ResolvedVersion = {
  ...aVersion('tours', '1.0.0'),
  entry: ENTRY,
  assets: { list: { js: [JS], css: [CSS] }, '*': { js: [COMMON], css: [] } },
};

function setUp(cover: Integrity['cover'] = async () => undefined) {
  const calls: string[] = [];
  const integrity: Integrity = {
    cover: async (name, version, paths) => {
      calls.push(`cover ${paths?.join() ?? 'modules'}`);
      await cover(name, version, paths);
    },
    alias: (_path, address) => void calls.push(`alias …${address.slice(-8)}`),
    hashOf: (path) => `sha384-${path.slice(-3)}`,
  };
  const stylesheets = createStylesheets(document);
  const load = createContainerLoader(createFederation(), {
    document,
    integrity,
    stylesheets,
    nonce: 'nonce-1',
  });
  const abort = new AbortController();
  const { signal } = abort;
  const loadList = (attempt = 0, pageId = 'list') =>
    load({ name: 'tours', version: VERSION, pageId, attempt, signal });
  return { calls, loadList, abort, stylesheets };
}

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];

/** The browser loads the stylesheets as soon as they are requested. */
async function takeSheets() {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  for (const link of links('stylesheet')) link.dispatchEvent(new Event('load'));
}

test('hashes come first, then the page’s modules and stylesheets with their hashes, then the lifecycles', async () => {
  const { calls, loadList } = setUp();
  const loading = loadList();
  await takeSheets();
  expect(await loading).toMatchObject({ name: 'tours', version: '1.0.0' });
  expect(calls).toEqual(['cover modules', `cover ${CSS}`]);
  const [preload] = links('modulepreload');
  expect([preload?.getAttribute('href'), preload?.integrity, preload?.nonce]).toEqual([
    JS,
    'sha384-.js',
    'nonce-1',
  ]);
  expect(
    links('stylesheet').map((link) => [link.getAttribute('href'), link.getAttribute('integrity')]),
  ).toEqual([[CSS, 'sha384-css']]);
});

test('nothing of a version is loaded if its hashes are not genuine', async () => {
  const { loadList } = setUp(() => Promise.reject(new Error('tampered')));
  await expect(loadList()).rejects.toThrow('tampered');
  expect(document.head.children).toHaveLength(0);
});

test('a retry uses another address with the same hash', async () => {
  const { calls, loadList } = setUp();
  const loading = loadList(1);
  await takeSheets();
  expect(await loading).toMatchObject({ from: '?retry=1' });
  expect(calls).toContain('alias …?retry=1');
});

test('a page without its own files uses those of every page', async () => {
  const { loadList } = setUp();
  await loadList(0, 'tour');
  expect(links('modulepreload').map((link) => link.getAttribute('href'))).toEqual([COMMON]);
});

test('a page that is loaded again is not preloaded twice', async () => {
  const { loadList } = setUp();
  for (const attempt of [0, 1]) {
    const loading = loadList(attempt);
    await takeSheets();
    await loading;
  }
  expect(links('modulepreload')).toHaveLength(1);
});

test.each([
  ['hashes', undefined, 0],
  ['hashes of the sheets', CSS, 1],
])(
  'what nobody waits for any longer once its %s are known leaves no sheet',
  async (_what, path, preloads) => {
    const waits: (() => void)[] = [];
    const { loadList, abort } = setUp(async (_name, _version, paths) => {
      if (paths?.join() === path) await new Promise<void>((resolve) => waits.push(resolve));
    });
    const loading = loadList().catch(() => undefined);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    abort.abort();
    for (const goOn of waits) goOn();
    await loading;
    expect([waits.length, links('stylesheet').length, links('modulepreload').length]).toEqual([
      1,
      0,
      preloads,
    ]);
  },
);

test('a stylesheet that arrives after another version has taken over does not stay', async () => {
  const { loadList, abort, stylesheets } = setUp();
  const loading = loadList();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(links('stylesheet')).toHaveLength(1);
  abort.abort();
  stylesheets.take('tours', '0.9.0');
  const late = document.createElement('link');
  late.rel = 'stylesheet';
  late.setAttribute('href', CSS);
  document.head.append(late);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, 50))]);
  expect(links('stylesheet')).toHaveLength(0);
});
