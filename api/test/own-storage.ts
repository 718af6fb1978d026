import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/db/client.ts';
import { cloneOnServer } from './database-template.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;

/** A database that a test and the processes which it kills open in turn: one on the server where there is one, else embedded. */
export interface OwnStorage {
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Resolves when a server has finished or undone what a dead process had begun. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

export async function createStorage(): Promise<OwnStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'firn-own-storage-'));
  const server = SERVER_URL ? await cloneOnServer(SERVER_URL) : null;
  const databaseUrl = server?.url ?? null;
  return {
    databaseUrl,
    dataDir,
    async withDatabase(work) {
      const database = await openDatabase({ databaseUrl, dataDir });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    settle: async () => server?.settle(),
    async remove() {
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
