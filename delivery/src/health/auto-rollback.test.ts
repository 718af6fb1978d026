import type { RemoteEntry } from '@firn/shared-contracts/delivery';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createDeliveries } from '../gateway/changes/deliveries.ts';
import { openFolderRegistry } from '../registry/folder-registry-store.ts';
import { NO_CEILINGS } from '../registry/gates.ts';
import { NEW_REMOTE } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { promote, publish } from '../registry/transitions.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { aDataFolder } from '../testing/a-gateway.ts';
import { type AutoRollbackParts, createAutoRollback } from './auto-rollback.ts';
import type { Tally } from './health-ledger.ts';
import { createMemoryHealthLedger } from './memory-health-ledger.ts';

const AT = '2026-11-21T10:00:00.000Z';
const CAUSE = { actor: 'ops', at: AT, reason: null };
const BROKEN: Tally = { voters: 9, failing: 7, phase: 'mount-failed' };
const GOOD: Tally = { voters: 90, failing: 0, phase: null };

let told: string[];

const parts = (overrides: Partial<AutoRollbackParts>): AutoRollbackParts => ({
  registry: { read: async () => ({ sequence: 1, remotes: {} }) },
  deliveries: {
    rollback: () => Promise.reject(new Error('not expected')),
    renewFallback: async () => undefined,
  },
  health: { tallyOf: async (_remote, version) => (version === '1.1.0' ? BROKEN : GOOD) },
  bakeTime: 60_000,
  now: () => new Date(AT),
  onRollback: (remote, reason) => told.push(`${remote}: ${reason}`),
  onProblem: (message) => told.push(message),
  ...overrides,
});

beforeEach(() => {
  told = [];
});

describe('over a registry', () => {
  let registry: RegistryStore;

  /** Nothing that is live before fits: going back is refused. */
  const releases = { get: async () => null } as unknown as ReleaseStore;
  const deliveries = () =>
    createDeliveries({
      releases,
      registry,
      sound: releases,
      health: createMemoryHealthLedger(),
      ceilings: NO_CEILINGS,
    });
  const goLive = (version: string) =>
    registry.change(CAUSE, (document) => promote(document, 'mfe-a', version, AT));
  const current = async () => (await registry.read()).remotes['mfe-a']?.current;

  beforeEach(async () => {
    registry = await openFolderRegistry(await aDataFolder());
    await registry.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
    await goLive('1.0.0');
    await goLive('1.1.0');
  });

  test('a version that another promotion has replaced meanwhile causes no rollback', async () => {
    const judge = createAutoRollback(
      parts({
        registry,
        deliveries: deliveries(),
        health: {
          tallyOf: async (_remote, version) => {
            if (version !== '1.1.0') return GOOD;
            await goLive('1.2.0');
            return BROKEN;
          },
        },
      }),
    );
    await judge.consider('mfe-a');
    expect(await current()).toBe('1.2.0');
    expect(told).toEqual([]);
    await registry.close();
  });

  test('a rollback that is refused is reported once, not with each failure', async () => {
    const judge = createAutoRollback(parts({ registry, deliveries: deliveries() }));
    for (let failure = 0; failure < 5; failure += 1) await judge.consider('mfe-a');
    await judge.considerAll();
    expect(await current()).toBe('1.1.0');
    expect(told).toEqual([
      'mfe-a cannot be judged or rolled back: mfe-a has no earlier good version. Not 1.0.0: its files are ' +
        'missing. Switch its pages off: npm run firn -- off mfe-a --reason TEXT. Or name one: npm run firn -- rollback mfe-a --to VERSION.',
    ]);
    await registry.close();
  });
});

describe('judging', () => {
  const entry: RemoteEntry = { ...NEW_REMOTE, current: '1.1.0', since: AT, lastKnownGood: '1.0.0' };
  const registryOf = (remote: RemoteEntry) => ({
    read: async () => ({ sequence: 1, remotes: { 'mfe-a': remote } }),
  });
  const result = { sequence: 2, changed: true, remote: 'mfe-a', from: '1.1.0', to: '1.0.0' };

  test('runs one at a time; all failures that arrive meanwhile share the next judgement', async () => {
    let running = 0;
    let judgements = 0;
    const tallyOf = async () => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      await new Promise(setImmediate);
      running -= 1;
      judgements += 0.5;
      return GOOD;
    };
    const judge = createAutoRollback(parts({ registry: registryOf(entry), health: { tallyOf } }));
    await Promise.all(Array.from({ length: 50 }, () => judge.consider('mfe-a')));
    expect(judgements).toBe(2);
  });

  test.each<[string, Partial<RemoteEntry>]>([
    ['a version from before its start was noted', { since: null }],
    ['what a rollback led to', { lastKnownGood: '1.1.0' }],
    ['what took over from a version that was taken back', { cameBack: true }],
    ['a version that has baked', { since: '2026-11-21T09:59:00.000Z' }],
  ])('leaves %s alone', async (_what, change) => {
    const tallyOf = async (_remote: string, _version: string, since: Date | null) => (since ? BROKEN : GOOD);
    const judge = createAutoRollback(
      parts({ registry: registryOf({ ...entry, ...change }), health: { tallyOf } }),
    );
    await judge.consider('mfe-a');
    expect(told).toEqual([]);
  });

  test.each<[string, Partial<RemoteEntry>]>([
    ['a first version', { lastKnownGood: null }],
    [
      'a version whose only predecessor is banned',
      { withdrawn: [{ version: '1.0.0', reason: 'Datenleck', severity: 'normal' }] },
    ],
  ])('says of %s that it fails, and what helps', async (_what, change) => {
    const judge = createAutoRollback(parts({ registry: registryOf({ ...entry, ...change }) }));
    await judge.consider('mfe-a');
    expect(told).toEqual([
      'mfe-a cannot be judged or rolled back: 7 of 9 visitors failed with 1.1.0 (mount-failed). ' +
        'There is no good version to go back to. Switch its pages off: npm run firn -- off mfe-a --reason TEXT.',
    ]);
  });

  test('does not forget failures because the clock was put back since the version went live', async () => {
    const ahead = { ...entry, since: '2026-11-21T12:00:00.000Z' };
    const rollback = async () => result;
    const tallyOf = async (_remote: string, version: string, since: Date | null) => {
      if (version !== '1.1.0') return GOOD;
      // What was reported at ten, by the right clock, is before twelve.
      return (since?.getTime() ?? 0) <= Date.parse(AT) ? BROKEN : { voters: 0, failing: 0, phase: null };
    };
    const deliveries = { rollback, renewFallback: async () => undefined };
    const judge = createAutoRollback(parts({ registry: registryOf(ahead), deliveries, health: { tallyOf } }));
    await judge.consider('mfe-a');
    expect(told).toHaveLength(1);
  });

  test('of all remotes finds what was reported to other gateways', async () => {
    const rollback = async () => result;
    const judge = createAutoRollback(
      parts({ registry: registryOf(entry), deliveries: { rollback, renewFallback: async () => undefined } }),
    );
    await judge.considerAll();
    expect(told).toEqual([
      'mfe-a: auto rollback: 7 of 9 visitors failed with 1.1.0 (mount-failed), 1.0.0: 0 of 90',
    ]);
  });

  test('without a registry judges nothing and does not throw', async () => {
    const read = () => Promise.reject(new Error('away'));
    const judge = createAutoRollback(parts({ registry: { read } }));
    await judge.considerAll();
    expect(told).toEqual([]);
    await judge.consider('mfe-a');
    expect(told).toEqual(['mfe-a cannot be judged or rolled back: away']);
  });
});
