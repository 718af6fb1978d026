import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, jest, test } from '@jest/globals';
import { Parser } from 'tar';
import { aChild, GREEDY } from '../testing/a-child.ts';
import { craftArchive } from '../testing/craft-archive.ts';
import { unpackApart } from './unpack-apart.ts';

const MEBIBYTE = 1024 * 1024;
const RULES = {
  file: /^[\w/.]+$/,
  folder: /^[\w/]*$/,
  pathLength: 200,
  limits: { compressedBytes: MEBIBYTE, totalBytes: MEBIBYTE, fileBytes: MEBIBYTE, files: 10 },
};
const FILE = { path: 'release.json', content: '{}' };

async function anOrder(archive: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'firn-unpack-'));
  const path = `${folder}.tar.gz`;
  await writeFile(path, archive);
  return { archive: path, folder, rules: RULES };
}

test('100 MiB of zeros behind the end mark are not read: they would be over the limit', async () => {
  const archive = craftArchive([FILE], 100 * MEBIBYTE);
  expect(archive.length).toBeLessThan(110_000);
  const found = await unpackApart(await anOrder(archive));
  expect([...found.keys()]).toEqual(['release.json']);
});

test('zeros before the end mark are read, up to the limit', async () => {
  const archive = craftArchive([{ path: 'a', content: '\0'.repeat(MEBIBYTE) }, FILE]);
  await expect(unpackApart(await anOrder(archive))).rejects.toMatchObject({ status: 413 });
});

test('folders count, too: each costs time', async () => {
  const folders = Array.from({ length: 11 }, (_, index) => ({
    path: `f${index}/`,
    type: 'Directory' as const,
  }));
  await expect(unpackApart(await anOrder(craftArchive([...folders, FILE])))).rejects.toMatchObject({
    status: 413,
  });
});

test('read on, the parser would copy what it has for every chunk that comes', () => {
  const zeros = MEBIBYTE;
  const bytes = gunzipSync(craftArchive([FILE], zeros));
  const concat = jest.spyOn(Buffer, 'concat');
  const parser = new Parser();
  parser.on('entry', (entry) => entry.resume());
  const chunk = 16 * 1024;
  for (let start = 0; start < bytes.length; start += chunk)
    parser.write(bytes.subarray(start, start + chunk));
  const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  concat.mockRestore();
  expect(copied).toBeGreaterThan(30 * zeros);
});

test('an unpacking that does not end leaves this process free, and goes when its client goes', async () => {
  const abort = new AbortController();
  const hanging = unpackApart(await anOrder(craftArchive([FILE])), abort.signal, await aChild('for (;;);'));
  let turns = 0;
  const count = () => {
    turns += 1;
    if (turns < 1000) setImmediate(count);
    else abort.abort(new Error('left'));
  };
  setImmediate(count);
  await expect(hanging).rejects.toThrow('left');
  expect(turns).toBe(1000);
});

test.each([
  ['in many pieces', 'const kept = []; for (;;) kept.push({ more: kept.length });'],
  ['in large pieces', GREEDY],
])('an unpacking that needs too much memory, %s, is refused', async (_how, source) => {
  const greedy = await aChild(source);
  const refused = unpackApart(await anOrder(craftArchive([FILE])), undefined, greedy);
  await expect(refused).rejects.toMatchObject({ status: 413, code: 'archive-too-large' });
});
