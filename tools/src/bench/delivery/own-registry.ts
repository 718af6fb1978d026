import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataFolder } from '@firn/delivery/data-folder';
import { type OpenedRegistry, openRegistry } from '@firn/delivery/open-registry';
import { promote, publish } from '@firn/delivery/transitions';
import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';

/** Called with problems, of which there should be none. */
export function fail(problem: string): never {
  throw new Error(problem);
}

/** A registry in which everything a visitor gets is live, in a database or else in a data folder. */
export async function openOwnRegistry(
  databaseUrl: string | null,
  dataDir: string,
  { remotes }: ResolvedRegistry,
): Promise<OpenedRegistry> {
  const folder = dataFolder(dataDir);
  mkdirSync(dirname(folder.registry), { recursive: true });
  const opened = await openRegistry(databaseUrl, folder, fail);
  const at = new Date().toISOString();
  const cause = { actor: 'benchmark', at, reason: null };
  for (const [name, { version }] of Object.entries(remotes)) {
    await opened.registry.change(cause, (document) => publish(document, name, version));
    await opened.registry.change(cause, (document) => promote(document, name, version, at));
  }
  return opened;
}

export async function closeOwnRegistry({ registry, database }: OpenedRegistry): Promise<void> {
  await registry.close();
  await database?.end();
}
