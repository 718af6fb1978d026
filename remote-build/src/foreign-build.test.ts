import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Release } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Manifest } from '@module-federation/sdk';
import { Ajv } from 'ajv';
import { describeBuild } from './foreign-build.ts';
import { readWorkspace } from './workspace.ts';

const PAGE = { layout: 'default', guard: 'none', title: 'Hütten', render: 'client' };
const REMOTE = {
  name: 'mfe-huts',
  title: 'Hütten',
  contract: '^1.0.0',
  pages: [
    { ...PAGE, id: 'huts', path: '/huts' },
    { ...PAGE, id: 'hut', path: '/huts/:id' },
  ],
  navigation: [],
  permissions: [],
  budgets: { jsBytes: 1000, cssBytes: 100 },
};

/** As the stock plugins write it, as far as it is read. */
const MANIFEST = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
  shared: [
    { name: 'react', requiredVersion: '^18.0.0' },
    { name: 'clsx', requiredVersion: '' },
  ],
  exposes: [
    {
      path: './lifecycles',
      assets: { js: { sync: ['assets/huts.js'], async: [] }, css: { sync: ['assets/huts.css'], async: [] } },
    },
  ],
} as unknown as Manifest;

let directory = '';

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(directory, path), text);
  }
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'foreign-build-'));
  write({
    'package.json': { version: '2.1.0' },
    'remote.json': REMOTE,
    // Rendering on the server is the part of our own build.
    'src/server.ts': '',
    'build/mf-manifest.json': MANIFEST,
    'build/remoteEntry.js': 'export const get = () => {}; // mfe-huts@2.1.0',
    'build/assets/huts.js': 'export const name = "mfe-huts";',
    'build/assets/huts.css': '.huts { color: teal }',
    'build/assets/later.js': 'export {};',
  });
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const describeFolder = (folder = 'build') => describeBuild(readWorkspace(directory), join(directory, folder));

test('what another bundler built becomes a release: its files, its entry, what each page needs', () => {
  write({ 'dist/client/of-last-build.js': '' });
  const release = describeFolder();
  expect(JSON.parse(readFileSync(join(directory, 'dist/release.json'), 'utf8'))).toEqual(release);
  expect(new Ajv().validate(Release, release)).toBe(true);
  const everyPage = { js: ['remoteEntry.js', 'assets/huts.js'], css: ['assets/huts.css'] };
  expect(release).toMatchObject({
    name: 'mfe-huts',
    version: '2.1.0',
    entry: 'remoteEntry.js',
    server: null,
    manifest: REMOTE,
    assets: { '*': everyPage, huts: everyPage, hut: everyPage },
  });
  const client = readdirSync(join(directory, 'dist/client'), { recursive: true, encoding: 'utf8' });
  expect(Object.keys(release.files)).toEqual(
    ['assets/huts.css', 'assets/huts.js', 'assets/later.js', 'mf-manifest.json', 'remoteEntry.js'].map(
      (name) => `client/${name}`,
    ),
  );
  expect(client).not.toContain('of-last-build.js');
});

test.each([
  [1000, 0, ''],
  [10, 1, 'A page is over its budget: the platform refuses this release.\n'],
])('with a budget of %i bytes, firn-build ends with %i', (jsBytes, code, error) => {
  write({ 'remote.json': { ...REMOTE, budgets: { jsBytes, cssBytes: 100 } } });
  const bin = join(import.meta.dirname, '../bin/firn-build.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, '--from', 'build'], {
    cwd: directory,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([code, error]);
  expect(stdout).toContain('mfe-huts@2.1.0: 5 files');
});

describe('an extension of another bundler', () => {
  const extension = { id: 'tip', module: './tip', render: 'client', budget: { jsBytes: 500, cssBytes: 0 } };
  const tip = { js: { sync: ['assets/tip.js'], async: [] }, css: { sync: [], async: [] } };

  test('has the files of its own expose', () => {
    write({
      'remote.json': { ...REMOTE, extensions: [extension] },
      'build/assets/tip.js': 'export const mount = () => {};',
      'build/mf-manifest.json': {
        ...MANIFEST,
        exposes: [...MANIFEST.exposes, { path: './tip', assets: tip }],
      },
    });
    const { assets } = describeFolder();
    expect(assets['+tip']).toEqual({ js: ['remoteEntry.js', 'assets/tip.js'], css: [] });
    expect(assets['*']?.js).toEqual(['remoteEntry.js', 'assets/huts.js']);
  });

  test('is refused where the build does not expose it', () => {
    write({ 'remote.json': { ...REMOTE, extensions: [extension] } });
    expect(() => describeFolder()).toThrow(
      'The build exposes ./lifecycles, not ./tip: it is the module of the extension «tip» in remote.json.',
    );
  });
});

test('what it shares is what it says, so the gate «shared» sees another major of React', () => {
  expect(describeFolder().shared).toEqual({ react: '^18.0.0', clsx: '*' });
});

describe('a build that the shell could not load is refused', () => {
  const [lifecycles] = MANIFEST.exposes;
  test.each([
    [
      'an entry for script tags',
      { metaData: { remoteEntry: { name: 'e.js', path: '', type: 'var' } } },
      /e\.js is of the type «var», not an ES module/,
    ],
    [
      'another expose',
      { exposes: [{ ...lifecycles, path: './App' }] },
      /exposes \.\/App, not \.\/lifecycles/,
    ],
    ['nothing exposed', { exposes: [] }, /exposes nothing, not \.\/lifecycles/],
    [
      'files that are not there',
      { metaData: { remoteEntry: { name: 'e.js', path: 'x/', type: 'module' } } },
      /names x\/e\.js, which is not in/,
    ],
  ])('%s', (_what, change, message) => {
    write({ 'build/mf-manifest.json': { ...MANIFEST, ...change }, 'dist/release.json': { files: {} } });
    expect(() => describeFolder()).toThrow(message);
    expect(readdirSync(join(directory, 'dist'))).toEqual(['release.json']);
  });

  test('no manifest', () => {
    rmSync(join(directory, 'build/mf-manifest.json'));
    expect(() => describeFolder()).toThrow(
      /build has no mf-manifest\.json: let the federation plugin write it/,
    );
  });

  test('a folder that is replaced by the release', () => {
    expect(() => describeFolder('dist/client')).toThrow(/is written anew: let the bundler write elsewhere/);
  });
});
