import { type FolderRegistryOptions, openFolderRegistry } from '../registry/folder-registry-store.ts';
import { openPostgresRegistry, type PostgresRegistryOptions } from '../registry/postgres-registry-store.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { openDatabase } from '../shared/database.ts';

/** Opens the registry in a folder, or at `postgres://…#FILE` with the file for an outage; closing it closes all. */
export async function openStore(
  address: string,
  options: FolderRegistryOptions & Partial<PostgresRegistryOptions> = {},
): Promise<RegistryStore> {
  if (!address.startsWith('postgres://')) return openFolderRegistry(address, options);
  const [url = '', lastSeenFile = ''] = address.split('#');
  const onProblem = options.onProblem ?? (() => undefined);
  const database = openDatabase(url, onProblem);
  const store = await openPostgresRegistry({ ...options, database, lastSeenFile, onProblem });
  return {
    ...store,
    async close() {
      await store.close();
      if (!database.ended) await database.end();
    },
  };
}
