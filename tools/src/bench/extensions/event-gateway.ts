import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { Product } from '../../start/product.ts';
import { startService } from '../../start/service.ts';
import { type OwnGateway, operatorOf } from '../delivery/operator.ts';
import { closeOwnRegistry, openOwnRegistry } from '../delivery/own-registry.ts';
import type { PlantedRelease } from './planted-remotes.ts';

/** A gateway before the product's API, with what is live in the product, and a registry that it alone writes. */
export interface EventGateway extends OwnGateway {
  /** Publishes and promotes, as a team does. */
  deliver(release: PlantedRelease): Promise<void>;
  stop(): Promise<void>;
}

async function put(url: string, dataDir: string, { name, version, archive }: PlantedRelease): Promise<void> {
  const token = readFileSync(join(dataDir, 'delivery/demo-token'), 'utf8').trim();
  const response = await fetch(`${url}/delivery/remotes/${name}/releases/${version}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body: archive,
  });
  if (!response.ok) throw new Error(`${name}@${version}: ${response.status} ${await response.text()}`);
}

export async function startEventGateway(
  name: string,
  product: Product,
  live: ResolvedRegistry,
): Promise<EventGateway> {
  // A gateway that ends removes the address file of its folder; the releases are the product's.
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  symlinkSync(join(product.dataDir, 'releases'), join(dataDir, 'releases'));
  await closeOwnRegistry(await openOwnRegistry(null, dataDir, live));
  const service = await startService({
    name: `gateway-${name}`,
    entry: 'delivery/src/gateway/main.ts',
    dataDir,
    nodeArgs: ['--max-semi-space-size=4'],
    env: {
      FIRN_DATA_DIR: dataDir,
      FIRN_DEMO: '1',
      DATABASE_URL: '',
      API_URL: product.api.url,
      PUBLIC_URL: product.url,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
  const { url } = service;
  return {
    url,
    dataDir,
    async deliver(release) {
      await put(url, dataDir, release);
      await operatorOf({ url, dataDir }, release.name).promote(release.version);
    },
    async stop() {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
