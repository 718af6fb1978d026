import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@firn/api/db';
import { createFolderMediaStore } from '@firn/api/media';
import { picturesIn, seedDemo } from '@firn/api/seed';
import { startTemporaryCluster } from '../postgres/temporary-cluster.ts';

/** Runs work with the demo in a database of its own: PostgreSQL where the machine has it, else the embedded one. */
export async function withDemoDatabase<Result>(
  work: (database: Database, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const cluster = await startTemporaryCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const database = await openDatabase({ databaseUrl: cluster?.url ?? null, dataDir });
  try {
    await database.migrate();
    const keepPicture = picturesIn(createFolderMediaStore(join(dataDir, 'media')));
    await seedDemo({ db: database.db, now: new Date(), keepPicture });
    return await work(database, dataDir);
  } finally {
    await database.close();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
