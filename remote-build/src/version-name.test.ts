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
import type { Release } from '@firn/shared-contracts/delivery';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildRelease } from './build-release.ts';
import { developmentVersion, LONGEST_VERSION } from './version-name.ts';
import { readWorkspace } from './workspace.ts';

const MANIFEST = {
  name: 'mfe-named',
  title: 'Muster',
  contract: '^1.0.0',
  pages: [],
  navigation: [],
  permissions: [],
  budgets: { jsBytes: 1000, cssBytes: 1000 },
};

/** Names of which the minifier would make other letters: nothing but the version has them so often. */
const VERSIONS = ['0.2.0', `0.2.0-${'q'.repeat(50)}`, '0.2.0-dev.f4bbe63a', LONGEST_VERSION];

/** Below this workspace, where the sample finds the packages it imports. */
const CACHE = join(import.meta.dirname, '../.cache');
let directory = '';
const built: { readonly version: string; readonly release: Release; readonly script: string }[] = [];

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  directory = mkdtempSync(join(CACHE, 'named-'));
  mkdirSync(join(directory, 'src'));
  const sources = {
    'package.json': JSON.stringify({ name: 'mfe-named', version: '1.2.3', type: 'module' }),
    'remote.json': JSON.stringify(MANIFEST),
    'src/index.ts': `const double = (one: number, other: number) => one * other + Number(FIRN_RELEASE_VERSION === 'none');
export const name = 'mfe-named';
export const version = FIRN_RELEASE_VERSION;
export const mount = (first: number, second: number, third: number) =>
  [first, second, third].map((member) => double(member, first + second)).join(FIRN_RELEASE_VERSION);`,
  };
  for (const [path, source] of Object.entries(sources)) writeFileSync(join(directory, path), source);
  for (const version of VERSIONS) {
    const release = await buildRelease(readWorkspace(directory, version));
    const client = join(directory, 'dist/client');
    const name = readdirSync(client).find((file) => file.startsWith('lifecycles.')) ?? '';
    built.push({ version, release, script: readFileSync(join(client, name), 'utf8') });
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const weightOf = ({ files }: Release, prefix: string) =>
  Object.entries(files).find(([path]) => path.startsWith(prefix))?.[1].brotliBytes;

test('a version stands in its own scripts, and changes nothing else in them', () => {
  expect(existsSync(join(directory, 'dist/client/remoteEntry.js'))).toBe(true);
  for (const { version, script } of built) expect(script).toContain(`"${version}"`);
  const unnamed = built.map(({ version, script }) => script.replaceAll(version, 'VERSION'));
  expect(new Set(unnamed).size).toBe(1);
});

test('a script weighs the same under every name', () => {
  const weights = built.map(({ release }) => weightOf(release, 'client/lifecycles.'));
  expect([new Set(weights).size, typeof weights[0]]).toEqual([1, 'number']);
});

test('no name is longer', () => {
  expect(LONGEST_VERSION).toHaveLength(60);
  expect(built.map(({ version }) => version.length <= LONGEST_VERSION.length)).toEqual(
    VERSIONS.map(() => true),
  );
});

test.each([
  ['f4bbe63a', '0.2.0-dev.f4bbe63a'],
  ['06882444', '0.2.0-dev.f6882444'],
  ['0688244a', '0.2.0-dev.0688244a'],
  ['16882444', '0.2.0-dev.16882444'],
])('the digits %s make a version that semver reads', (digits, version) => {
  expect(developmentVersion('0.2.0', digits)).toBe(version);
});
