import { appendFile, type FileHandle, mkdtemp, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { sha384 } from '@firn/shared-contracts/sha384';
import { beforeEach, expect, test } from '@jest/globals';
import { createFileChecks, type ExpectedFile } from './file-checks.ts';

const CONTENT = 'export const page = 1;\n';
const LATER = () => Date.now() + 60_000;

let path: string;
let reads: number;

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'firn-files-')), 'page.js');
  await writeFile(path, CONTENT);
  reads = 0;
});

/** Counts how often the file is read. */
function counted(handle: FileHandle): FileHandle {
  return new Proxy(handle, {
    get(target, name) {
      if (name === 'read') reads += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function check(
  checks: ReturnType<typeof createFileChecks>,
  more: Partial<ExpectedFile> = {},
): Promise<boolean> {
  const file = { path, sha384: sha384(CONTENT), encoding: null, ...more };
  const handle = await open(file.path);
  try {
    return await checks.isAsPublished(counted(handle), file);
  } finally {
    await handle.close();
  }
}

test('a file that nobody touched is hashed once, however often it is sent', async () => {
  const checks = createFileChecks(LATER);
  for (let times = 0; times < 5; times += 1) expect(await check(checks)).toBe(true);
  expect(reads).toBe(1);
  await appendFile(path, 'changed');
  for (let times = 0; times < 5; times += 1) expect(await check(checks)).toBe(false);
  expect(reads).toBe(2);
});

test('a file that changed a moment ago is hashed again: two writes within a tick look alike', async () => {
  const checks = createFileChecks();
  await check(checks);
  await check(checks);
  expect(reads).toBe(2);
});

test('a hash that was good for one file is not for what another release expects', async () => {
  const checks = createFileChecks(LATER);
  expect(await check(checks)).toBe(true);
  expect(await check(checks, { sha384: sha384('other') })).toBe(false);
});

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
] as const)('a copy in %s is held against what it unpacks to', async (encoding, compress) => {
  const checks = createFileChecks(LATER);
  await writeFile(path, compress(CONTENT));
  expect(await check(checks, { encoding })).toBe(true);
  await writeFile(path, compress('other'));
  expect(await check(checks, { encoding })).toBe(false);
  await writeFile(path, 'nothing that unpacks');
  expect(await check(checks, { encoding })).toBe(false);
});
