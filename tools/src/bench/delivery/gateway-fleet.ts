import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import type { Product } from '../../start/product.ts';
import { type Service, startService } from '../../start/service.ts';
import type { OwnGateway } from './operator.ts';
import { closeOwnRegistry, openOwnRegistry } from './own-registry.ts';
import { registryOf } from './two-versions.ts';

const GATEWAYS = 3;

/** Several gateways with one registry, one release folder and one API. */
export interface GatewayFleet {
  readonly gateways: readonly OwnGateway[];
  stop(): Promise<void>;
}

function startGateway(product: Product, databaseUrl: string, number: number): Promise<Service> {
  const api = product.services.find(({ name }) => name === 'api');
  return startService({
    name: `gateway-${number}`,
    entry: 'delivery/src/gateway/main.ts',
    dataDir: product.dataDir,
    env: {
      FIRN_DATA_DIR: product.dataDir,
      FIRN_DEMO: '1',
      DATABASE_URL: databaseUrl,
      API_URL: api?.url ?? '',
      PUBLIC_URL: product.url,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
}

/** What is live in the product becomes live in the registry of the fleet, whose release folder holds it already. */
async function bringLive(product: Product, databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  try {
    await closeOwnRegistry(await openOwnRegistry(databaseUrl, dataDir, await registryOf(product)));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Three gateways as processes of their own on a PostgreSQL that lives as long as they do, with the product's
 * releases. Null on a machine without PostgreSQL.
 */
export async function startGatewayFleet(product: Product): Promise<GatewayFleet | null> {
  const cluster = await startTemporaryCluster();
  if (!cluster) return null;
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await cluster.stop();
  };
  try {
    await bringLive(product, cluster.url);
    for (let number = 1; number <= GATEWAYS; number += 1) {
      services.push(await startGateway(product, cluster.url, number));
    }
    return { gateways: services.map(({ url }) => ({ url, dataDir: product.dataDir })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
