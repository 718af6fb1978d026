import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import type { Product } from '../../start/product.ts';
import { closeOwnRegistry, openOwnRegistry } from '../delivery/own-registry.ts';
import { registryOf } from '../delivery/two-versions.ts';
import { type BenchResult, benchResult } from '../result.ts';
import { type Restarts, type RestartsReport, restartInTurn } from './restarts.ts';
import { failedAnswers } from './steady-load.ts';
import { startTopology, type TopologyOptions } from './topology.ts';

const PER_SECOND = 100;
const AT_ONCE = 500;
const PAGE = '/agenda';

type Way = Pick<TopologyOptions, 'drainSeconds' | 'apisEach'> & Pick<Restarts, 'probe'>;
const GENTLE: Way = { drainSeconds: 5, apisEach: 2, probe: '/readyz' };
/** Without what lets a process leave unnoticed. */
const HARSH: Way = { drainSeconds: 0, apisEach: 1, probe: '/healthz' };

/** Two APIs and two gateways with the product's releases; null on a machine without PostgreSQL. */
async function restarts(product: Product, way: Way): Promise<RestartsReport | null> {
  const cluster = await startTemporaryCluster();
  if (!cluster) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  for (const name of ['registry', 'gateway-1', 'gateway-2']) {
    mkdirSync(join(dataDir, name));
    symlinkSync(join(product.dataDir, 'releases'), join(dataDir, name, 'releases'));
  }
  const live = await registryOf(product);
  await closeOwnRegistry(await openOwnRegistry(cluster.url, join(dataDir, 'registry'), live));
  try {
    const topology = await startTopology({ dataDir, databaseUrl: cluster.url, ...way });
    try {
      const units = [...topology.apis, ...topology.gateways];
      const pace = { perSecond: PER_SECOND, atOnce: AT_ONCE };
      return await restartInTurn(topology, { units, page: PAGE, pace, probe: way.probe });
    } finally {
      await topology.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const textOf = ({ failures }: RestartsReport) =>
  [...failures].map(([what, times]) => `${what}: ${times}`).join(', ') || 'none';

/** Each of two APIs and two gateways restarted under load: what is answered wrong, beside the same without drain and retry. */
export async function restartBench(product: Product): Promise<BenchResult[]> {
  const gentle = await restarts(product, GENTLE);
  const harsh = await restarts(product, HARSH);
  if (!gentle || !harsh) {
    console.log('No PostgreSQL can be started here: restarts are left out.');
    return [];
  }
  const name = `2 APIs and 2 gateways restarted in turn at ${PER_SECOND} requests/s`;
  return [
    benchResult({
      name: `${name}: failed answers`,
      unit: 'answers',
      value: failedAnswers(gentle),
      reference: failedAnswers(harsh),
      referenceName: 'without drain, one API each',
      target: { of: 'value', atMost: 0 },
      note: `of ${gentle.answers}, failed: ${textOf(gentle)}`,
    }),
    benchResult({
      name: '… of it, writes that are there once',
      unit: 'writes',
      value: gentle.kept,
      reference: gentle.written,
      referenceName: 'sent',
    }),
  ];
}
