import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { openFolderRegistry } from '../../registry/folder-registry-store.ts';
import { promote, publish } from '../../registry/transitions.ts';
import { openReleaseStore } from '../../release/open-release-store.ts';
import { anArchive } from '../../testing/fixture-release.ts';
import { LiveSource } from './live-source.ts';

const CAUSE = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: null };

test('releases whose folder was missing are found again without a change of the registry, and reported once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-live-'));
  const [folder, away] = [join(root, 'releases'), join(root, 'away')];
  const { archive } = await anArchive();
  await (await openReleaseStore(folder)).put('mfe-public', '1.0.0', Readable.from([archive]));
  const registry = await openFolderRegistry(join(root, 'registry'));
  await registry.change(CAUSE, (document) => publish(document, 'mfe-public', '1.0.0'));
  await registry.change(CAUSE, (document) => promote(document, 'mfe-public', '1.0.0', CAUSE.at));
  await rename(folder, away);

  let now = new Date(CAUSE.at);
  const problems: string[] = [];
  const releases = await openReleaseStore(folder);
  const live = new LiveSource(
    releases,
    registry,
    (problem) => problems.push(problem),
    () => now,
  );
  const versionAfter = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
    return (await live.get()).registry.remotes['mfe-public']?.version;
  };
  expect(await versionAfter(0)).toBeUndefined();
  expect(await versionAfter(5)).toBeUndefined();
  expect(problems).toEqual(['The files of mfe-public@1.0.0 are not in the release store.']);
  await rename(join(away, 'mfe-public'), join(folder, 'mfe-public'));
  expect(await versionAfter(4)).toBeUndefined();
  expect(await versionAfter(1)).toBe('1.0.0');
  await registry.close();
});

test('while a release is being fetched, pages keep showing what was live before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-live-'));
  const stored = await openReleaseStore(join(root, 'releases'));
  const registry = await openFolderRegistry(join(root, 'registry'));
  const fetched = Promise.withResolvers<void>();
  for (const version of ['1.0.0', '1.1.0']) {
    const { archive } = await anArchive({ version });
    await stored.put('mfe-public', version, Readable.from([archive]));
    await registry.change(CAUSE, (document) => publish(document, 'mfe-public', version));
    await stored.get('mfe-public', version);
  }
  const get: typeof stored.get = async (name, version) => {
    if (version === '1.1.0') await fetched.promise;
    return stored.get(name, version);
  };
  const live = new LiveSource({ ...stored, get }, registry, () => undefined, undefined, 1);
  const liveVersion = async () => (await live.get()).registry.remotes['mfe-public']?.version;
  await registry.change(CAUSE, (document) => promote(document, 'mfe-public', '1.0.0', CAUSE.at));
  expect(await liveVersion()).toBe('1.0.0');
  await registry.change(CAUSE, (document) => promote(document, 'mfe-public', '1.1.0', CAUSE.at));
  // After a start there is no earlier version to keep showing.
  const first = new LiveSource({ ...stored, get }, registry, () => undefined, undefined, 1).world();
  expect([await liveVersion(), await liveVersion()]).toEqual(['1.0.0', '1.0.0']);
  fetched.resolve();
  expect((await first).sequence).toBe(4);
  expect(await liveVersion()).toBe('1.1.0');
  await registry.close();
});
