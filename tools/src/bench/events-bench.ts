import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { type Database, openDatabase } from '@firn/api/db';
import { createFolderMediaStore } from '@firn/api/media';
import { picturesIn, seedDemo, seedEvents } from '@firn/api/seed';
import { startTemporaryCluster } from '../postgres/temporary-cluster.ts';
import { type BenchResult, benchResult } from './result.ts';
import { throughput } from './throughput.ts';

const SIZES = [1000, 100_000];
const CONCURRENCY = 10;
const SECONDS = 5;
const LIST = '/api/events?itemsPerPage=8&order[start]=asc';

type Query = (...args: unknown[]) => Promise<unknown>;

/** The driver calls of one request, to be repeated without the API around them. */
async function recordStatements(database: Database, request: () => Promise<unknown>): Promise<unknown[][]> {
  const driver = database.raw as unknown as { query: Query };
  const original = driver.query;
  const calls: unknown[][] = [];
  driver.query = (...args) => {
    calls.push(args);
    return original.apply(driver, args);
  };
  try {
    await request();
  } finally {
    driver.query = original;
  }
  return calls;
}

async function measure(database: Database, dataDir: string, size: number): Promise<BenchResult> {
  const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await buildApp({ db: database.db, config, clock: () => new Date() });
  const request = async () => {
    const { statusCode, body } = await app.inject({ url: LIST });
    if (statusCode !== 200) throw new Error(`${LIST} answered ${statusCode}: ${body}`);
  };
  const calls = await recordStatements(database, request);
  const driver = database.raw as unknown as { query: Query };
  const bare = async () => {
    for (const args of calls) await driver.query(...args);
  };
  const value = await throughput(request, CONCURRENCY, SECONDS);
  const reference = await throughput(bare, CONCURRENCY, SECONDS);
  await app.close();
  return benchResult({
    name: `/api/events at ${size.toLocaleString('en')} events (${database.engine})`,
    unit: 'requests/s',
    value,
    reference,
    referenceName: `its ${calls.length} statements bare`,
  });
}

/** Requests per second of the public event list, against the same SQL without the API, at two sizes. */
export async function eventsBench(): Promise<BenchResult[]> {
  const cluster = await startTemporaryCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const database = await openDatabase({ databaseUrl: cluster?.url ?? null, dataDir });
  try {
    await database.migrate();
    const keepPicture = picturesIn(createFolderMediaStore(join(dataDir, 'media')));
    await seedDemo({ db: database.db, now: new Date(), keepPicture });
    const results: BenchResult[] = [];
    for (const size of SIZES) {
      await seedEvents({ db: database.db, now: new Date() }, size);
      results.push(await measure(database, dataDir, size));
    }
    return results;
  } finally {
    await database.close();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
