import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken, sendBeacon, visit } from '../../testing/a-visitor.ts';
import { fakeIntervals } from '../../testing/fake-intervals.ts';
import { aPage } from '../../testing/fixture-release.ts';
import { createBeaconTokens } from './beacon-tokens.ts';

let now: Date;
let gateway: TestGateway;

const open = (config: Parameters<typeof aGateway>[0] = {}) => aGateway(config, { now: () => now });
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** An address in a network of its own. */
const network = (index: number) => `10.${index >> 8}.${index & 255}.7`;

beforeEach(async () => {
  now = new Date();
  gateway = await open();
});
afterEach(() => gateway.app.close());

/** 1.0.0 known by 30 networks as good, then 1.1.0 for everybody. */
async function deliverUpdate(on = gateway): Promise<void> {
  await on.deliver({ name: 'shell' });
  await on.deliver();
  for (let index = 1000; index < 1030; index += 1) {
    await visit(on, { phase: 'load' }, { address: network(index) });
  }
  passMinutes(60);
  await on.deliver({ version: '1.1.0' });
}

async function failures(count: number, version = '1.1.0', on = gateway): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await visit(on, { version, phase: 'load-failed' }, { address: network(index) });
  }
}

async function entryOf(remote = 'mfe-public', on = gateway) {
  return (await on.app.inject({ url: `/delivery/remotes/${remote}`, headers: BEARER })).json();
}

async function automaticRows(on = gateway): Promise<AuditEntry[]> {
  const { entries } = (await on.app.inject({ url: '/delivery/audit', headers: BEARER })).json();
  return entries.filter(({ actor }: AuditEntry) => actor === 'firn (automatic)');
}

describe('a version that fails in its bake time', () => {
  test('is rolled back at the fifth network, with the figures in the audit log', async () => {
    await deliverUpdate();
    passMinutes(29);
    await failures(4);
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
    await visit(gateway, { version: '1.1.0', phase: 'load-failed' }, { address: network(4) });
    expect(await entryOf()).toMatchObject({ current: '1.0.0', lastKnownGood: '1.0.0' });
    expect(await automaticRows()).toMatchObject([
      {
        action: 'rollback',
        remote: 'mfe-public',
        from: '1.1.0',
        to: '1.0.0',
        at: now.toISOString(),
        reason: 'auto rollback: 5 of 5 visitors failed with 1.1.0 (load-failed), 1.0.0: 0 of 30',
      },
    ]);
    const { body } = await gateway.app.inject('/metrics');
    expect(body).toContain('firn_automatic_rollbacks_total{remote="mfe-public"} 1');
  });

  test('is rolled back within a minute if it could not be at once, even by a gateway that is just stopping', async () => {
    fakeIntervals();
    try {
      await gateway.app.close();
      const { dataDir } = gateway;
      const judging = await open({ dataDir });
      await deliverUpdate(judging);
      const { sequence } = await entryOf('mfe-public', judging);
      const next = String(sequence + 1).padStart(10, '0');
      const damaged = join(dataFolder(dataDir).registry, `${next}.json`);
      await writeFile(damaged, 'damaged');
      await failures(5, '1.1.0', judging);
      expect(await entryOf('mfe-public', judging)).toMatchObject({ current: '1.1.0' });
      await rm(damaged);
      jest.advanceTimersByTime(60_000);
      await judging.app.close();
    } finally {
      jest.useRealTimers();
    }
    // A gateway that saw the damage itself would only look again a little later.
    gateway = await open({ dataDir: gateway.dataDir });
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
  });

  test('goes back together with its release set', async () => {
    await deliverUpdate();
    for (let index = 100; index < 105; index += 1) {
      await visit(gateway, { version: '1.1.0', phase: 'load' }, { address: network(index) });
    }
    const page = aPage({ id: 'b', path: '/b' });
    await gateway.deliver({ name: 'mfe-b', pages: [page] });
    await gateway.publish({ name: 'mfe-b', version: '1.1.0', pages: [page] });
    await gateway.publish({ version: '1.2.0' });
    const set = { releases: { 'mfe-public': '1.2.0', 'mfe-b': '1.1.0' } };
    await gateway.app.inject({ method: 'POST', url: '/delivery/sets', headers: BEARER, payload: set });
    await failures(5, '1.2.0');
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
    expect(await entryOf('mfe-b')).toMatchObject({ current: '1.0.0' });
    expect((await automaticRows()).map(({ remote }) => remote).toSorted()).toEqual(['mfe-b', 'mfe-public']);
  });

  test('on trial: the trial ends, the live version stays', async () => {
    await deliverUpdate();
    passMinutes(60);
    await gateway.publish({ version: '1.2.0' });
    await gateway.operate('mfe-public', 'promote', { version: '1.2.0', percent: 50 });
    await failures(5, '1.2.0');
    expect(await entryOf()).toMatchObject({ current: '1.1.0', canary: null });
    expect(await automaticRows()).toMatchObject([{ action: 'canary-end', version: '1.2.0' }]);
  });

  test('while another is on trial: both go', async () => {
    await deliverUpdate();
    await gateway.publish({ version: '1.2.0' });
    await gateway.operate('mfe-public', 'promote', { version: '1.2.0', percent: 50 });
    await failures(5);
    expect(await entryOf()).toMatchObject({ current: '1.0.0', canary: null });
    expect((await automaticRows()).map(({ action }) => action)).toEqual(['rollback', 'canary-end']);
  });

  test('is rolled back once when two gateways judge at the same time', async () => {
    await deliverUpdate();
    const other = await open({ dataDir: gateway.dataDir });
    await Promise.all([failures(20), failures(20, '1.1.0', other)]);
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
    expect(await automaticRows()).toHaveLength(1);
    await other.app.close();
  });

  test('and was itself reached by a rollback stays: there is nothing to go back to', async () => {
    await deliverUpdate();
    await gateway.operate('mfe-public', 'rollback', { reason: 'langsam' });
    await failures(20, '1.0.0');
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
    expect(await automaticRows()).toEqual([]);
  });

  test('gets a fresh start when it is promoted again', async () => {
    await deliverUpdate();
    await failures(5);
    passMinutes(10);
    await gateway.operate('mfe-public', 'promote', { version: '1.1.0' });
    await failures(4);
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
    await visit(gateway, { version: '1.1.0', phase: 'load-failed' }, { address: network(200) });
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
  });
});

describe('nothing is taken back', () => {
  test('after the bake time', async () => {
    await deliverUpdate();
    passMinutes(30);
    await failures(20);
    expect(await entryOf()).toMatchObject({ current: '1.1.0' });
  });

  test('where it is turned off', async () => {
    const off = await open({ autoRollback: false });
    await deliverUpdate(off);
    await failures(20, '1.1.0', off);
    expect(await entryOf('mfe-public', off)).toMatchObject({ current: '1.1.0' });
    await off.app.close();
  });
});

const PAGES = 500;

/** Serves that many genuine pages from the given places, each reporting a failure of the live version. */
async function flood(placeOf: (index: number) => { address: string; headers?: Record<string, string> }) {
  for (let index = 0; index < PAGES; index += 1) {
    await visit(gateway, { version: '1.1.0', phase: 'load-failed' }, placeOf(index));
  }
}

describe('a flood', () => {
  test.each([
    ['one line', () => ({ address: '203.0.113.7' })],
    ['one network', (index: number) => ({ address: `203.0.113.${index % 256}` })],
    ['one IPv6 line', (index: number) => ({ address: `2001:db8:42:${index.toString(16)}::1` })],
  ])('of genuine pages from %s causes no rollback', async (_from, placeOf) => {
    await deliverUpdate();
    await flood(placeOf);
    expect(await automaticRows()).toEqual([]);
    expect((await entryOf()).health['1.1.0']).toMatchObject({ views: 1, failures: 1 });
  });

  test('from one line behind a proxy causes none, whatever addresses it claims to come from', async () => {
    await gateway.app.close();
    gateway = await open({ trustProxy: true });
    await deliverUpdate();
    const forwarded = (index: number) => `${network(index)}, 203.0.113.7`;
    await flood((index) => ({ address: '10.0.0.1', headers: { 'x-forwarded-for': forwarded(index) } }));
    expect(await automaticRows()).toEqual([]);
  });

  test('through a proxy on this machine that was not configured causes none', async () => {
    await deliverUpdate();
    await flood((index) => ({ address: '127.0.0.1', headers: { 'x-forwarded-for': network(index) } }));
    expect(await automaticRows()).toEqual([]);
  });

  test('with one token from many networks causes none', async () => {
    await deliverUpdate();
    const token = await aBeaconToken(gateway, { address: '203.0.113.7' });
    const phases = [
      'load-failed',
      'bootstrap-failed',
      'mount-failed',
      'render-failed',
      'region-lost',
      'uncaught',
    ];
    for (let index = 0; index < PAGES; index += 1) {
      const beacon = { token, version: '1.1.0', phase: phases[index % phases.length] };
      expect((await sendBeacon(gateway, beacon, { address: network(index) })).statusCode).toBe(202);
    }
    expect(await automaticRows()).toEqual([]);
  });

  test('with forged tokens causes none', async () => {
    await deliverUpdate();
    const forger = createBeaconTokens('a guess');
    for (let index = 0; index < PAGES; index += 1) {
      const token = forger.issue({ at: now, sequence: 6, network: network(index) });
      const answer = await sendBeacon(gateway, { token, version: '1.1.0' }, { address: network(index) });
      expect(answer.statusCode).toBe(403);
    }
    expect(await automaticRows()).toEqual([]);
  });

  test('of the same size from as many networks is not a flood: the version is broken', async () => {
    await deliverUpdate();
    await flood((index) => ({ address: network(index) }));
    expect(await automaticRows()).toHaveLength(1);
    expect(await entryOf()).toMatchObject({ current: '1.0.0' });
  });
});
