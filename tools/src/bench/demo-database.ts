import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@firn/api/db';
import { createFolderStore } from '@firn/api/media';
import { picturesIn, seedDemo } from '@firn/api/seed';
import { startTemporaryCluster } from '../postgres/temporary-cluster.ts';

export type Engine = Database['engine'];

/** The database that the product has here: PostgreSQL where the machine has it, else the embedded one. */
async function openFor(dataDir: string, engine: Engine) {
  const cluster = engine === 'postgres' ? await startTemporaryCluster() : null;
  const database = await openDatabase({ databaseUrl: cluster?.url ?? null, dataDir });
  const close = async () => {
    await database.close();
    await cluster?.stop();
  };
  return { database, url: cluster?.url ?? null, close };
}

/** Runs work with the demo in a database of its own; the embedded one on a machine without PostgreSQL. */
export async function withDemoDatabase<Result>(
  work: (database: Database, dataDir: string, databaseUrl: string | null) => Promise<Result>,
  engine: Engine = 'postgres',
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const { database, url, close } = await openFor(dataDir, engine);
  try {
    await database.migrate();
    const keepPicture = picturesIn(createFolderStore(join(dataDir, 'media')));
    await seedDemo({ db: database.db, now: new Date(), keepPicture });
    return await work(database, dataDir, url);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
