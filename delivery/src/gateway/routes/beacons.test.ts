import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { dataFolder } from '../../shared/data-folder.ts';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken, sendBeacon, visit } from '../../testing/a-visitor.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';
import { createBeaconTokens } from '../health/beacon-tokens.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
});
afterEach(() => gateway.app.close());

const report = async (beacon: object, address?: string) =>
  (await sendBeacon(gateway, beacon, address === undefined ? {} : { address })).statusCode;

async function healthOf(version = '1.0.0') {
  const url = '/delivery/remotes/mfe-public';
  return (await gateway.app.inject({ url, headers: BEARER })).json().health[version];
}

async function metrics(): Promise<string> {
  return (await gateway.app.inject('/metrics')).body;
}

test('count once per page view, version and phase', async () => {
  const token = await aBeaconToken(gateway);
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    const answer = await sendBeacon(gateway, { token }, { headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(202);
  }
  await report({ token, phase: 'load' });
  await visit(gateway, { message: 'x is undefined' });
  expect(await healthOf()).toMatchObject({ views: 2, failures: 2, phases: { 'mount-failed': 2, load: 1 } });
  expect(await metrics()).toContain(
    'firn_beacons_total{remote="mfe-public",version="1.0.0",phase="mount-failed"} 2',
  );
});

test('are one vote per network, however many pages it fetches and whoever else sends its tokens', async () => {
  for (let host = 1; host <= 30; host += 1) {
    expect(await visit(gateway, {}, { address: `203.0.113.${host}` })).toBe(202);
    expect(await visit(gateway, {}, { address: `2001:db8:42:${host}::1` })).toBe(202);
  }
  const token = await aBeaconToken(gateway, { address: '203.0.113.7' });
  const phases = ['load-failed', 'bootstrap-failed', 'mount-failed', 'render-failed', 'uncaught', 'load'];
  for (const [index, phase] of phases.entries()) await report({ token, phase }, `198.51.${index}.1`);
  expect(await healthOf()).toMatchObject({ views: 2, failures: 2, phases: { 'mount-failed': 61 } });
});

test('need a recent token of this gateway that nobody can forge or change', async () => {
  const day = 24 * 60 * 60 * 1000;
  const served = { at: new Date(), sequence: 4, network: '203.0.113.0/24' };
  const old = createBeaconTokens('firn-demo-secret-not-for-production').issue({
    ...served,
    at: new Date(Date.now() - day - 1000),
  });
  const future = createBeaconTokens('firn-demo-secret-not-for-production').issue({
    ...served,
    at: new Date(Date.now() + 2 * 60_000),
  });
  const foreign = createBeaconTokens('another secret').issue(served);
  const genuine = await aBeaconToken(gateway, { address: '203.0.113.7' });
  const forged = genuine.split('.').map((_part, index, parts) => parts.with(index, 'aaaa').join('.'));
  const voterless = genuine.split('.').with(2, '').join('.');
  for (const token of [
    old,
    future,
    foreign,
    ...forged,
    voterless,
    `${genuine}.x`,
    'x',
    'a.b.c',
    'a.b.c.d.e',
  ]) {
    expect(await report({ token })).toBe(403);
  }
  expect(await report({ token: genuine })).toBe(202);
});

test('name a published version and a known phase, vitals with the phase «vitals» only', async () => {
  const token = await aBeaconToken(gateway);
  expect(await report({ token, version: '9.9.9' })).toBe(404);
  expect(await report({ token, phase: 'party' })).toBe(400);
  expect(await report({ token, more: 1 })).toBe(400);
  expect(await report({ token, message: 'x'.repeat(5000) })).toBe(413);
  expect(await report({ token, vitals: { lcp: 900 } })).toBe(400);
  expect(await report({ token, phase: 'vitals' })).toBe(400);
  for (const vitals of [{}, { lcp: -1 }, { lcp: 60_001 }, { inp: 'quick' }, { cls: 0.1 }]) {
    expect(await report({ token, phase: 'vitals', vitals })).toBe(400);
  }
  expect(await healthOf()).toMatchObject({ views: 0, phases: {} });
});

test('add vitals to the health and the metrics of a version', async () => {
  for (const lcp of [800, 1200, 1600, 2400])
    await visit(gateway, { phase: 'vitals', vitals: { lcp, inp: 90 } });
  expect(await healthOf()).toEqual({ views: 0, failures: 0, phases: { vitals: 4 }, lcp: 1600, inp: 90 });
  const lines = await metrics();
  expect(lines).toContain('firn_lcp_seconds_bucket{le="2",remote="mfe-public",version="1.0.0"} 3');
  expect(lines).toContain('firn_inp_seconds_count{remote="mfe-public",version="1.0.0"} 4');
});

test('count only for versions that visitors got since the page was served', async () => {
  const early = await aBeaconToken(gateway);
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0'), promote: false });
  expect(await report({ token: early, version: '1.1.0' })).toBe(403);
  await gateway.operate('mfe-public', 'promote', { version: '1.1.0' });
  // A tab follows a change without a new page.
  expect(await report({ token: early, version: '1.1.0' })).toBe(202);
  await gateway.operate('mfe-public', 'rollback', { reason: 'kaputt' });
  const late = await aBeaconToken(gateway);
  expect(await report({ token: early, version: '1.1.0', phase: 'uncaught' })).toBe(202);
  expect(await report({ token: late, version: '1.1.0' })).toBe(403);
});

test('are accepted and dropped while the database is down and nobody can tell what visitors got', async () => {
  await gateway.publish({ version: '1.1.0' });
  const { dataDir } = gateway;
  const folder = dataFolder(dataDir);
  const newest = (await readdir(folder.registry)).toSorted().at(-1) ?? '';
  const { document } = JSON.parse(await readFile(join(folder.registry, newest), 'utf8'));
  await writeFile(folder.lastSeenRegistry, JSON.stringify(document));
  const away = await aGateway({ dataDir, databaseUrl: 'postgres://firn@127.0.0.1:9/nowhere' });
  const served = { at: new Date(), sequence: 0, network: null };
  const token = createBeaconTokens('firn-demo-secret-not-for-production').issue(served);
  expect((await sendBeacon(away, { token, version: '1.1.0' })).statusCode).toBe(202);
  await away.app.close();
});

test('count up to a limit per network; what comes after it is dropped without an error in a console', async () => {
  const [token, late] = [await aBeaconToken(gateway), await aBeaconToken(gateway)];
  const statuses = new Set<number>();
  for (let sent = 0; sent < 180; sent += 1) statuses.add(await report({ token }, `203.0.113.${sent}`));
  const load = { token: late, phase: 'load' } as const;
  const counted = 'firn_beacons_total{remote="mfe-public",version="1.0.0",phase="load"} 1';
  statuses.add(await report(load, '203.0.113.200'));
  expect(await metrics()).not.toContain(counted);
  statuses.add(await report(load, '198.51.100.1'));
  expect(await metrics()).toContain(counted);
  expect([...statuses]).toEqual([202]);
});

test('metrics name what is live, and no longer what was live before live before', async () => {
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
  const live = async () => (await metrics()).match(/firn_release_live\{remote="mfe-public".*/g);
  const line = (version: string, role: string) =>
    `firn_release_live{remote="mfe-public",version="${version}",role="${role}"} 1`;
  expect(await live()).toEqual([line('1.1.0', 'current'), line('1.0.0', 'last-known-good')]);
  await gateway.operate('mfe-public', 'rollback', { reason: 'kaputt' });
  expect(await live()).toEqual([line('1.0.0', 'current'), line('1.0.0', 'last-known-good')]);
});
