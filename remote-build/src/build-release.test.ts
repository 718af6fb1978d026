import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { extensionWeights, pageWeights, Release } from '@firn/shared-contracts/delivery';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { buildRelease } from './build-release.ts';
import { underLongestVersion } from './version-name.ts';
import { readWorkspace } from './workspace.ts';

/** Below this workspace, where the sample finds the packages it imports. */
const CACHE = join(import.meta.dirname, '../.cache');

const MANIFEST = {
  name: 'mfe-sample',
  title: 'Muster',
  contract: '^1.0.0',
  pages: [
    { id: 'start', path: '/muster', layout: 'default', guard: 'none', title: 'Muster', render: 'server' },
  ],
  navigation: [],
  permissions: [],
  extensions: [
    {
      ...{ id: 'tip', slot: 'event-aside', context: 'event@1', module: './tip', order: 1, guard: 'none' },
      ...{ render: 'client', budget: { jsBytes: 9000, cssBytes: 1000 } },
    },
  ],
  budgets: { jsBytes: 90_000, cssBytes: 1000 },
};

const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'mfe-sample', version: '1.2.3', type: 'module' }),
  'remote.json': JSON.stringify(MANIFEST),
  'src/remote.ts': `import manifest from '../remote.json' with { type: 'json' };
export const remote = { name: manifest.name, version: FIRN_RELEASE_VERSION, pages: manifest.pages,
  loaders: { start: () => import(/* webpackChunkName: "page-start" */ './start.tsx') } };`,
  'src/index.ts': `import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './remote.ts';
export const { name, version, bootstrap, mount, update, unmount, canSwitch, snapshot, restore } = defineRemote(remote);`,
  'src/server.ts': `import { createRegionRenderer } from '@firn/shared-ui/server';
import { remote } from './remote.ts';
export const { version, renderRegion } = createRegionRenderer(remote);`,
  'src/start.tsx': `import styles from './start.module.css';
const openMap = () => import(/* webpackChunkName: "map" */ './map.tsx').then(({ draw }) => draw());
export const Page = () => <p className={styles.text} onClick={openMap}>Hallo vom Server</p>;`,
  'src/map.tsx': `import './map.css';
export const draw = () => document.title += 'Karte';`,
  'src/extensions/tip/index.ts': `import { text } from './tip.module.css';
export const mount = async ({ domElement }) => { domElement.className = text; };`,
  'src/extensions/tip/tip.module.css': '.text { color: #abcdef; }',
  'src/map.css': '.map { color: #654321; }',
  'src/start.module.css': '.text { color: #123456; }',
};

let directory = '';
let release: Release;

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  directory = mkdtempSync(join(CACHE, 'build-test-'));
  mkdirSync(join(directory, 'src/extensions/tip'), { recursive: true });
  for (const [path, source] of Object.entries(SOURCES)) writeFileSync(join(directory, path), source);
  release = await buildRelease(readWorkspace(directory));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const dist = (path: string) => join(directory, 'dist', path);

describe('a built release', () => {
  test('carries the manifest of Module Federation: every page’s files at once, those of single pages later', () => {
    const manifest = JSON.parse(readFileSync(dist('client/mf-manifest.json'), 'utf8'));
    expect(manifest.metaData).toMatchObject({
      globalName: 'mfe-sample@1.2.3',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    });
    const { js, css } = manifest.exposes[0].assets;
    expect([manifest.exposes[0].path, js.sync.slice(-1), js.async, css.sync, css.async]).toEqual([
      './lifecycles',
      [expect.stringMatching(/^lifecycles\.\w+\.js$/)],
      [expect.stringMatching(/^page-start\.\w+\.js$/)],
      [],
      [expect.stringMatching(/^page-start\.\w+\.css$/)],
    ]);
    expect(manifest.shared.map(({ name }: { name: string }) => name)).toContain('react/jsx-runtime');
    expect(release.files).toHaveProperty(['client/mf-manifest.json']);
  });

  test('is described by a valid release.json', () => {
    const validate = new Ajv().compile(Release);
    expect([validate(JSON.parse(readFileSync(dist('release.json'), 'utf8'))), validate.errors]).toEqual([
      true,
      null,
    ]);
    expect([release.name, release.version, release.entry, release.server]).toEqual([
      'mfe-sample',
      '1.2.3',
      'remoteEntry.js',
      'server/index.js',
    ]);
  });

  test('lists every file with its sha384 and nothing else', () => {
    const present = ['client', 'server'].flatMap((part) =>
      readdirSync(dist(part)).map((name) => `${part}/${name}`),
    );
    expect(Object.keys(release.files)).toEqual(present.toSorted());
    for (const [path, { sha384, bytes }] of Object.entries(release.files)) {
      const content = readFileSync(dist(path));
      expect([sha384, bytes]).toEqual([
        `sha384-${createHash('sha384').update(content).digest('base64')}`,
        content.length,
      ]);
    }
  });

  test('weighs what browsers load as they load it under the longest name, and the server’s code as it is', () => {
    for (const [path, { bytes, brotliBytes }] of Object.entries(release.files)) {
      const { length } = brotliCompressSync(underLongestVersion(readFileSync(dist(path)), '1.2.3'));
      expect([path, brotliBytes]).toEqual([path, path.startsWith('client/') ? length : bytes]);
    }
  });

  test('names the existing files of each page, entry first', () => {
    const { js = [], css = [] } = release.assets.start ?? {};
    expect(js[0]).toBe('remoteEntry.js');
    expect(js.some((name) => name.startsWith('page-start.'))).toBe(true);
    expect(css).toHaveLength(1);
    for (const name of [...js, ...css])
      expect([name, existsSync(dist(`client/${name}`))]).toEqual([name, true]);
  });

  test('names the files of an extension: the entry and its own, which no page has', () => {
    const own = release.assets['+tip'];
    expect(own).toEqual({
      js: ['remoteEntry.js', expect.stringMatching(/^extension-tip\.\w+\.js$/)],
      css: [expect.stringMatching(/^extension-tip\.\w+\.css$/)],
    });
    const { '+tip': _own, ...ofPages } = release.assets;
    expect(JSON.stringify(ofPages)).not.toContain('extension-tip');
    const { exposes } = JSON.parse(readFileSync(dist('client/mf-manifest.json'), 'utf8'));
    expect(exposes[1]).toMatchObject({
      path: './tip',
      assets: { js: { sync: own?.js.slice(1), async: [] }, css: { sync: own?.css } },
    });
    expect(extensionWeights(release)).toMatchObject([{ id: 'tip', jsBytes: expect.any(Number) }]);
    expect(readFileSync(dist('client/remoteEntry.js'), 'utf8')).toContain('"./tip"');
  });

  test('weighs a page without what it loads later', () => {
    const lazy = Object.entries(release.files).filter(([path]) => path.startsWith('client/map.'));
    expect(lazy.map(([path]) => path.split('.').at(-1)).toSorted()).toEqual(['css', 'js']);
    const [weight] = pageWeights(release);
    const ownBytes = (kind: 'js' | 'css') =>
      (release.assets.start?.[kind] ?? []).reduce(
        (sum, name) => sum + (release.files[`client/${name}`]?.brotliBytes ?? Number.NaN),
        0,
      );
    expect(weight).toEqual({ page: 'start', jsBytes: ownBytes('js'), cssBytes: ownBytes('css') });
    const names = Object.values(release.assets).flatMap(({ js, css }) => [...js, ...css]);
    expect(names.filter((name) => name.startsWith('map.'))).toEqual([]);
  });

  test('names versions inside, so that two versions never share a chunk registry', () => {
    const entry = readFileSync(dist('client/remoteEntry.js'), 'utf8');
    expect(entry).toContain('mfe-sample@1.2.3');
  });

  test('contains the hash of every stylesheet that its own loader may add', () => {
    const entry = readFileSync(dist('client/remoteEntry.js'), 'utf8');
    const sheets = Object.entries(release.files).filter(([path]) => path.endsWith('.css'));
    expect(sheets).toHaveLength(3);
    for (const [path, { sha384 }] of sheets) expect([path, entry.includes(sha384)]).toEqual([path, true]);
    expect(entry).toMatch(/\.integrity=/);
  });

  test('leaves React to the shell', () => {
    const scripts = readdirSync(dist('client')).map((name) => readFileSync(dist(`client/${name}`), 'utf8'));
    expect(scripts.some((script) => script.includes('react-stack-bottom-frame'))).toBe(false);
  });

  test('renders on the server with the class names of the browser build', async () => {
    const { renderRegion } = (await import(pathToFileURL(dist('server/index.js')).href)) as {
      renderRegion(input: object): Promise<{ html: string; status: number }>;
    };
    const { html, status } = await renderRegion({ url: '/muster', renderedAt: '2026-02-14T11:00:00Z' });
    const className = /class="([^"]+)"/.exec(html)?.[1] ?? '';
    expect([status, html]).toEqual([200, `<p class="${className}">Hallo vom Server</p>`]);
    expect(readFileSync(dist(`client/${release.assets.start?.css[0]}`), 'utf8')).toContain(`.${className}`);
  });

  test('has the same bytes when built again', async () => {
    const again = await buildRelease(readWorkspace(directory));
    expect(again).toEqual(release);
  });
});

test.each(['1.2.3', '1.2.4-dev.0badcafe'])(
  'what the last build left is not weighed again as %s',
  async (version) => {
    const files = Object.entries(release.files).map(([path, file]) => [path, { ...file, brotliBytes: 1 }]);
    await buildRelease(readWorkspace(directory));
    writeFileSync(dist('release.json'), JSON.stringify({ ...release, files: Object.fromEntries(files) }));
    const again = await buildRelease(readWorkspace(directory, version));
    // The entry names the files and their hashes, the manifest of Module Federation its names.
    const isOther = (path: string) => version !== '1.2.3' && /remoteEntry|mf-manifest/.test(path);
    for (const [path, { bytes, brotliBytes }] of Object.entries(again.files)) {
      const expected = path.startsWith('server/') ? bytes : 1;
      expect([path, isOther(path) || brotliBytes === expected]).toEqual([path, true]);
    }
  },
);
