import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildRelease, readWorkspace } from '@firn/remote-build';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { ensureBuilt } from './stale.ts';

const MANIFEST = {
  name: 'mfe-sample',
  title: 'Muster',
  contract: '^1.0.0',
  pages: [],
  navigation: [],
  permissions: [],
  budgets: { jsBytes: 9000, cssBytes: 0 },
};

let directory = '';
let record = '';
const inDist = (path: string) => join(directory, 'dist', path);
const write = (path: string, content: string) => writeFileSync(join(directory, path), content);
const say = (words: string) => write('src/index.ts', `export const words = '${words}';`);

/** Everything in dist, by path. */
function bytes() {
  const names = readdirSync(join(directory, 'dist'), { recursive: true, encoding: 'utf8' }).toSorted();
  return names.flatMap((name) => (/\.\w+$/.test(name) ? [[name, readFileSync(inDist(name), 'utf8')]] : []));
}

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  directory = mkdtempSync(join(ROOT, '.cache/stale-test-'));
  record = join(ROOT, '.cache/builds', `${basename(directory)}.json`);
  mkdirSync(join(directory, 'src'));
  write('package.json', JSON.stringify({ name: 'mfe-sample', version: '1.2.3', type: 'module' }));
  write('remote.json', JSON.stringify(MANIFEST));
});

afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  rmSync(record, { force: true });
});

test('what is up to date is not built again', async () => {
  say('first');
  expect(await ensureBuilt(directory)).toMatchObject({ wasBuilt: true });
  expect(await ensureBuilt(directory)).toMatchObject({ wasBuilt: false });
  expect(await ensureBuilt(directory, '1.2.4')).toMatchObject({ wasBuilt: true });
});

test('a change that was built alone and taken back is not delivered', async () => {
  say('first');
  await ensureBuilt(directory, '1.2.3');
  const first = bytes();
  say('second');
  await buildRelease(readWorkspace(directory));
  say('first');
  expect(bytes()).not.toEqual(first);
  expect(await ensureBuilt(directory)).toMatchObject({ wasBuilt: true });
  expect(bytes()).toEqual(first);
});

test.each([
  ['release.json is half written', () => write('dist/release.json', '{ "name": "mfe-sa')],
  ['a file is missing', () => rmSync(inDist('client/remoteEntry.js'))],
  ['a file is another one', () => write('dist/client/remoteEntry.js', '// other')],
  ['the record of the build is half written', () => writeFileSync(record, '{ "sour')],
])('what is not whole is built again: %s', async (_what, spoil) => {
  await ensureBuilt(directory);
  const whole = bytes();
  spoil();
  expect(await ensureBuilt(directory)).toMatchObject({ wasBuilt: true });
  expect(bytes()).toEqual(whole);
});
