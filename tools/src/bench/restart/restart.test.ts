import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anArchive, aRemoteServer, aShellServer, type ReleaseOptions } from '@firn/delivery/fixture-release';
import { afterEach, expect, test } from '@jest/globals';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import { type Restarts, type RestartsReport, restartInTurn } from './restarts.ts';
import { failedAnswers } from './steady-load.ts';
import {
  OPS_TOKEN,
  type Restartable,
  startTopology,
  type Topology,
  type TopologyOptions,
} from './topology.ts';

/** The page asks the API for its data, as real ones do; without it there is none. */
const ASKS_API = `
  const answer = await fetch(new URL('/api/levels', input.apiOrigin));
  return { status: answer.status, html: '<p>Agenda</p>', head: { title: 'Agenda' }, headerImage: false, data: null };`;

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** On a disk of its own each: every gateway gets the release, and the last one puts it live for both. */
async function deliver(gateways: readonly { readonly url: string }[], options: ReleaseOptions) {
  const { archive, release } = await anArchive(options);
  const headers = { authorization: `Bearer ${OPS_TOKEN}` };
  for (const { url } of gateways) {
    const published = await fetch(`${url}/delivery/remotes/${release.name}/releases/1.0.0`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/gzip' },
      body: new Uint8Array(archive),
    });
    expect(published.ok).toBe(true);
  }
  const promoted = await fetch(`${gateways[0]?.url}/delivery/remotes/${release.name}/promote`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.0.0' }),
  });
  expect(promoted.ok).toBe(true);
}

/** Null on a machine without PostgreSQL; the cluster's own test sees to it that there is none. */
async function restarts(
  way: Pick<TopologyOptions, 'drainSeconds' | 'apisEach'>,
  probe: Restarts['probe'],
  unitsOf: (topology: Topology) => readonly Restartable[],
): Promise<RestartsReport | null> {
  const cluster = await startTemporaryCluster();
  if (!cluster) return null;
  ending.push(cluster.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-restart-'));
  ending.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const topology = await startTopology({ dataDir, databaseUrl: cluster.url, ...way });
  ending.push(topology.stop);
  await deliver(topology.gateways, { name: 'shell', server: aShellServer() });
  await deliver(topology.gateways, { server: aRemoteServer('1.0.0', ASKS_API) });
  const pace = { perSecond: 50, atOnce: 6 };
  return restartInTurn(topology, { units: unitsOf(topology), page: '/agenda', pace, probe });
}

test('one of two APIs and one of two gateways are restarted: no answer fails, and every write is there once', async () => {
  const report = await restarts({ drainSeconds: 3, apisEach: 2 }, '/readyz', ({ apis, gateways }) => [
    ...apis.slice(0, 1),
    ...gateways.slice(0, 1),
  ]);
  if (!report) return;
  expect([...report.failures]).toEqual([]);
  expect(report.kept).toBe(report.written);
}, 300_000);

test('as it would be with one API for each gateway and a balancer that asks whether it lives, answers fail', async () => {
  const report = await restarts({ drainSeconds: 0, apisEach: 1 }, '/healthz', ({ apis }) => apis.slice(0, 1));
  if (!report) return;
  expect(failedAnswers(report)).toBeGreaterThan(0);
}, 300_000);
