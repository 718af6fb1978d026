import type { AuditEntry, RemoteEntry } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { NEW_REMOTE } from '../registry/registry-document.ts';
import { createServedVersions } from './served-versions.ts';

/** A registry of mfe-a at sequence 9 whose audit log is read through `audit`. */
function over(entry: Partial<RemoteEntry>, audit: () => Promise<AuditEntry[]>) {
  const remotes = { 'mfe-a': { ...NEW_REMOTE, current: '1.0.0', lastKnownGood: '0.9.0', ...entry } };
  const document = { sequence: 9, remotes };
  const served = createServedVersions({ read: async () => document, audit });
  return (version: string, since: number, remote = 'mfe-a') => served.includes(remote, version, since);
}

const row = (change: Partial<AuditEntry>): AuditEntry => ({
  sequence: 7,
  at: '2026-11-21T10:00:00.000Z',
  actor: 'ops',
  action: 'promote',
  remote: 'mfe-a',
  version: null,
  from: null,
  to: null,
  reason: null,
  ...change,
});

test('what visitors get now is known without reading the log', async () => {
  const canary = { version: '1.1.0', percent: 5, staff: false, since: '2026-11-21T10:00:00.000Z' };
  const isServed = over({ canary }, () => Promise.reject(new Error('not expected')));
  for (const version of ['1.0.0', '0.9.0', '1.1.0']) expect(await isServed(version, 9)).toBe(true);
  // No change since the page was served, and no such remote: nothing to look up in either case.
  expect([await isServed('1.2.0', 9), await isServed('1.0.0', 1, 'mfe-b')]).toEqual([false, false]);
});

test('a version counts as served if a later change took it away, tried it or ended its trial', async () => {
  const isServed = over({}, async () => [
    row({ action: 'rollback', version: '1.0.0', from: '1.3.0', to: '1.0.0' }),
    row({ action: 'canary-end', version: '1.2.0', from: '1.3.0', to: '1.3.0', sequence: 6 }),
    row({ action: 'publish', version: '1.1.0', from: '1.3.0', to: '1.3.0', sequence: 6 }),
  ]);
  expect([await isServed('1.3.0', 6), await isServed('1.3.0', 7)]).toEqual([true, false]);
  expect([await isServed('1.2.0', 5), await isServed('1.2.0', 6)]).toEqual([true, false]);
  expect(await isServed('1.1.0', 0)).toBe(false);
});

test('the log is read once per change, however many tabs are behind, and again after a failed read', async () => {
  let reads = 0;
  const isServed = over({}, async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return [];
  });
  await expect(isServed('1.1.0', 0)).rejects.toThrow('away');
  for (let tab = 0; tab < 5; tab += 1) expect(await isServed('1.1.0', 0)).toBe(false);
  expect(reads).toBe(2);
});
