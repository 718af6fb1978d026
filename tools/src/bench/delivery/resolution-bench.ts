import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERYBODY } from '@firn/delivery/cohort';
import { dataFolder } from '@firn/delivery/data-folder';
import { LiveSource } from '@firn/delivery/live-source';
import { openReleaseStore } from '@firn/delivery/open-release-store';
import { startCanary } from '@firn/delivery/transitions';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import { type BenchResult, benchResult, median } from '../result.ts';
import { timed } from '../timed.ts';
import type { OwnGateway } from './operator.ts';
import { closeOwnRegistry, fail, openOwnRegistry } from './own-registry.ts';
import { viewPage } from './page-view.ts';
import { PAGE, ROUNDS } from './rollback-bench.ts';
import { registryOf, type TwoVersions } from './two-versions.ts';

const CALLS = 5000;
const WARM_UP_CALLS = 500;

/** What a page view asks, for a new browser: µs per call, mean of many. */
async function microseconds(live: LiveSource): Promise<number> {
  const resolve = async () => {
    const world = await live.world();
    await live.get({ ...EVERYBODY, bucket: randomUUID() }, world);
  };
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await resolve();
  const milliseconds = await timed(async () => {
    for (let call = 0; call < CALLS; call += 1) await resolve();
  });
  return (milliseconds * 1000) / CALLS;
}

async function measure(
  gateway: OwnGateway,
  { remote, next }: TwoVersions,
  databaseUrl: string | null,
): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const opened = await openOwnRegistry(databaseUrl, dataDir, await registryOf(gateway));
  const { registry } = opened;
  try {
    const since = new Date().toISOString();
    const canary = { version: next, percent: 50, staff: false, since };
    const cause = { actor: 'benchmark', at: since, reason: null };
    await registry.change(cause, (document) => startCanary(document, remote, canary));
    const releases = await openReleaseStore(dataFolder(gateway.dataDir).releases);
    return await microseconds(new LiveSource(releases, registry, fail));
  } finally {
    await closeOwnRegistry(opened);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What finding out a visitor's versions adds to a page, with a canary running, by store. */
export async function resolutionBench(gateway: OwnGateway, trial: TwoVersions): Promise<BenchResult[]> {
  const views: number[] = [];
  for (let view = 0; view < ROUNDS; view += 1) {
    views.push(1000 * (await timed(() => viewPage(gateway.url, PAGE, trial.remote))));
  }
  const result = (store: string, value: number) =>
    benchResult({
      name: `registry resolution of a page, canary running (${store})`,
      unit: 'µs',
      value,
      reference: median(views),
      referenceName: `a view of ${PAGE}`,
      target: { of: 'value', atMost: 1000 },
    });
  const results = [result('folder', await measure(gateway, trial, null))];
  const cluster = await startTemporaryCluster();
  if (!cluster) return results;
  try {
    return [...results, result('postgres', await measure(gateway, trial, cluster.url))];
  } finally {
    await cluster.stop();
  }
}
