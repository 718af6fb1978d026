import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { durableFiles } from '../shared/durable-files.ts';
import { anArchive } from '../testing/fixture-release.ts';
import { openReleaseStore } from './open-release-store.ts';
import type { ReleaseStore } from './release-store.ts';

const { archive } = await anArchive();

function put(store: ReleaseStore) {
  return store.put('mfe-public', '1.0.0', Readable.from([archive]));
}

test('a move that fails leaves nothing, and the next try succeeds', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  const failing = { ...durableFiles, rename: () => Promise.reject(new Error('disk full')) };
  const broken = await openReleaseStore(root, { files: failing });
  await expect(put(broken)).rejects.toThrow('disk full');
  expect(await broken.versions('mfe-public')).toEqual([]);
  expect(await put(await openReleaseStore(root))).toBe('created');
});

test('a folder that is gone is said; publishing again brings it back', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  await put(await openReleaseStore(root));
  await rm(join(root, 'mfe-public'), { recursive: true });
  const store = await openReleaseStore(root);
  expect(await store.verify('mfe-public', '1.0.0')).toMatchObject([{ gate: 'missing' }]);
  expect(await put(store)).toBe('created');
  expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
});
