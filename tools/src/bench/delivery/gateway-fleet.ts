import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryCluster } from '../../postgres/temporary-cluster.ts';
import type { Product } from '../../start/product.ts';
import { type Server, startService } from '../../start/service.ts';
import type { OwnGateway } from './operator.ts';
import { closeOwnRegistry, openOwnRegistry } from './own-registry.ts';
import { registryOf } from './two-versions.ts';

const GATEWAYS = 3;

/** Several gateways with one registry, one release folder and one API. */
export interface GatewayFleet {
  readonly gateways: readonly OwnGateway[];
  stop(): Promise<void>;
}

function startGateway(
  product: Product,
  dataDir: string,
  databaseUrl: string,
  number: number,
): Promise<Server> {
  return startService({
    name: `gateway-${number}`,
    entry: 'delivery/src/gateway/main.ts',
    dataDir,
    env: {
      FIRN_DATA_DIR: dataDir,
      FIRN_DEMO: '1',
      DATABASE_URL: databaseUrl,
      API_URL: product.api.url,
      PUBLIC_URL: product.url,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
}

/**
 * Three gateways as separate processes on a PostgreSQL that lives as long as they do, with the product's
 * releases. Null on a machine without PostgreSQL.
 */
export async function startGatewayFleet(product: Product): Promise<GatewayFleet | null> {
  const cluster = await startTemporaryCluster();
  if (!cluster) return null;
  // A separate folder, because a gateway that ends removes the CLI's address file; the releases are the product's.
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  symlinkSync(join(product.dataDir, 'releases'), join(dataDir, 'releases'));
  const services: Server[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    // What is live in the product becomes live in the registry of the fleet.
    await closeOwnRegistry(await openOwnRegistry(cluster.url, dataDir, await registryOf(product)));
    for (let number = 1; number <= GATEWAYS; number += 1) {
      services.push(await startGateway(product, dataDir, cluster.url, number));
    }
    return { gateways: services.map(({ url }) => ({ url, dataDir })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
