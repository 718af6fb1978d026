import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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

test('a failed move leaves nothing, and the next attempt succeeds', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  const failing = { ...durableFiles, rename: () => Promise.reject(new Error('disk full')) };
  const broken = await openReleaseStore(root, { files: failing });
  await expect(put(broken)).rejects.toThrow('disk full');
  expect(await broken.versions('mfe-public')).toEqual([]);
  expect(await put(await openReleaseStore(root))).toBe('created');
});

test('a release is durable before it is reported as published: its folder survives a power cut', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  const steps: string[] = [];
  const store = await openReleaseStore(root, {
    files: {
      ...durableFiles,
      async rename(from, to) {
        await durableFiles.rename(from, to);
        steps.push(`rename ${relative(root, to)}`);
      },
      async syncFolder(path) {
        await durableFiles.syncFolder(path);
        steps.push(`sync ${relative(root, path)}`);
      },
    },
  });
  await put(store);
  expect(steps).toEqual(['rename mfe-public/1.0.0', 'sync mfe-public']);
});

test('the remains of a crashed upload are removed after an hour; a running upload stays', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  const incoming = join(root, '.incoming');
  for (const upload of ['old', 'new']) await mkdir(join(incoming, upload, 'client'), { recursive: true });
  const before = new Date(Date.now() - 61 * 60_000);
  await utimes(join(incoming, 'old'), before, before);
  await openReleaseStore(root);
  expect(await readdir(incoming)).toEqual(['new']);
});

test('a client that leaves ends what is done for its release, and nothing is left', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  const client = new AbortController();
  const write: typeof durableFiles.write = async (path, ...rest) => {
    await durableFiles.write(path, ...rest);
    client.abort(new Error('left'));
  };
  const store = await openReleaseStore(root, { files: { ...durableFiles, write } });
  const put = store.put('mfe-public', '1.0.0', Readable.from([archive]), { client: client.signal });
  await expect(put).rejects.toThrow('left');
  expect(await readdir(root, { recursive: true })).toEqual(['.incoming']);
});

test('a missing folder is reported; publishing again brings it back', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
  await put(await openReleaseStore(root));
  await rm(join(root, 'mfe-public'), { recursive: true });
  const store = await openReleaseStore(root);
  expect(await store.verify('mfe-public', '1.0.0')).toMatchObject([{ gate: 'missing' }]);
  expect(await put(store)).toBe('created');
  expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
});
