import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { describeRegistryStore } from '../testing/store-conformance.ts';
import { openFolderRegistry } from './folder-registry-store.ts';
import { publish } from './transitions.ts';

const CHILD = fileURLToPath(new URL('../testing/die-while-writing.ts', import.meta.url));
const CAUSE = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: null };

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-registry-'));
}

describeRegistryStore('folder', async () => {
  const folder = await aFolder();
  return {
    open: () => openFolderRegistry(folder),
    dispose: () => rm(folder, { recursive: true }),
  };
});

/** The steps of a change, in order; the process is killed right before or right after each. */
test.each([
  ['before', 'write', 1],
  ['after', 'write', 1],
  ['before', 'link', 1],
  ['after', 'link', 2],
  ['before', 'syncFolder', 2],
  ['after', 'syncFolder', 2],
])('kill -9 %s %s leaves %i whole changes, and the next writer goes on', async (when, step, whole) => {
  const folder = await aFolder();
  const child = spawnSync(process.execPath, [CHILD, folder, when, step], { env: {}, encoding: 'utf8' });
  expect(child.stderr).toBe('');
  expect(child.signal).toBe('SIGKILL');

  const store = await openFolderRegistry(folder);
  expect((await store.read()).sequence).toBe(whole);
  expect((await store.audit()).map((row) => row.sequence)).toEqual(whole === 2 ? [2, 1] : [1]);
  const row = await store.change(CAUSE, (document) => publish(document, 'mfe-after', '1.0.0'));
  expect(row?.sequence).toBe(whole + 1);
  await store.close();
});

test('a folder in use shows finished changes only', async () => {
  const folder = await aFolder();
  const store = await openFolderRegistry(folder);
  await store.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
  expect(await readdir(folder)).toEqual(['0000000001.json']);
  await store.close();
});
