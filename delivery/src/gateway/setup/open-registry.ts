import { openFolderRegistry } from '../../registry/folder-registry-store.ts';
import { openPostgresRegistry } from '../../registry/postgres-registry-store.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { DataFolder } from '../../shared/data-folder.ts';
import { type Database, openDatabase } from '../../shared/database.ts';

export interface OpenedRegistry {
  readonly registry: RegistryStore;
  /** Null where the registry is a folder. The caller ends it after closing the registry. */
  readonly database: Database | null;
}

/** The registry in PostgreSQL if there is a `DATABASE_URL`, else in the data folder. */
export async function openRegistry(
  databaseUrl: string | null,
  folder: DataFolder,
  onProblem: (message: string) => void,
): Promise<OpenedRegistry> {
  if (databaseUrl === null) {
    return { registry: await openFolderRegistry(folder.registry, { onProblem }), database: null };
  }
  const database = openDatabase(databaseUrl, onProblem);
  const registry = await openPostgresRegistry({ database, lastSeenFile: folder.lastSeenRegistry, onProblem });
  return { registry, database };
}
