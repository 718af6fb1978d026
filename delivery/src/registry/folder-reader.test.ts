import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FolderReader } from './folder-reader.ts';

const DAMAGED = '{"document":{"sequ';

let folder: string;
let now = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firn-registry-'));
  now = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const whole = (sequence: number) => JSON.stringify({ document: { sequence, remotes: {} }, audit: [] });
const write = (sequence: number, text = whole(sequence)) =>
  writeFile(join(folder, `${String(sequence).padStart(10, '0')}.json`), text);

/** A reader that has found a damaged second file. */
async function aReader(): Promise<FolderReader> {
  await write(1);
  await write(2, DAMAGED);
  const reader = new FolderReader(
    folder,
    () => undefined,
    () => now,
  );
  expect((await reader.read()).sequence).toBe(1);
  expect(reader.damage).not.toBeNull();
  return reader;
}

test('a damaged folder is not searched for each page view, and recovers', async () => {
  const reader = await aReader();
  await write(2);
  now = 249;
  expect((await reader.read()).sequence).toBe(1);
  now = 250;
  expect((await reader.read()).sequence).toBe(2);
  expect(reader.damage).toBeNull();
  await write(3);
  expect((await reader.read()).sequence).toBe(3);
});

test('a newer file takes precedence over the damage', async () => {
  const reader = await aReader();
  await write(3);
  now = 250;
  expect((await reader.read()).sequence).toBe(3);
  expect(reader.damage).toBeNull();
});

test('lasting damage is looked at again each time, not just once', async () => {
  const reader = await aReader();
  for (now = 250; now <= 1000; now += 250) expect((await reader.read()).sequence).toBe(1);
  await write(2);
  expect((await reader.read()).sequence).toBe(2);
});

test('a writer looks at once', async () => {
  const reader = await aReader();
  await write(2);
  expect((await reader.readNow()).sequence).toBe(2);
});
