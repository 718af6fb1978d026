import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createMemoryHealthLedger } from '../../health/memory-health-ledger.ts';
import { openFolderRegistry } from '../../registry/folder-registry-store.ts';
import { NO_CEILINGS } from '../../registry/gates.ts';
import { openReleaseStore } from '../../release/open-release-store.ts';
import { anArchive } from '../../testing/fixture-release.ts';
import { createDeliveries } from './deliveries.ts';

const PARTS = { health: createMemoryHealthLedger(), ceilings: NO_CEILINGS };
const CAUSE = { actor: 'test', scope: '*', at: '2026-11-21T10:00:00.000Z', reason: null };

test('a release whose recording was cut off is recorded when it is published again', async () => {
  const root = await mkdtemp(join(tmpdir(), 'firn-deliveries-'));
  const releases = await openReleaseStore(join(root, 'releases'));
  const registry = await openFolderRegistry(join(root, 'registry'));
  const { archive } = await anArchive();
  const publishTo = (store: typeof registry) =>
    createDeliveries({ ...PARTS, releases, registry: store, sound: releases }).publish(
      'mfe-public',
      '1.0.0',
      Readable.from([archive]),
      CAUSE,
    );

  const broken = { ...registry, change: () => Promise.reject(new Error('disk full')) };
  await expect(publishTo(broken)).rejects.toThrow('disk full');
  expect(await registry.audit()).toEqual([]);

  expect(await publishTo(registry)).toBe('identical');
  expect(await publishTo(registry)).toBe('identical');
  expect((await registry.audit()).map((row) => row.action)).toEqual(['publish']);
  await registry.close();
});
