import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { seedEvents } from '@firn/api/seed';
import { withDemoDatabase } from './demo-database.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult } from './result.ts';
import { throughput } from './throughput.ts';

const SIZES = [1000, 100_000];
const CONCURRENCY = 10;
const SECONDS = 5;
const LIST = '/api/events?itemsPerPage=8&order[start]=asc';

async function measure(database: Database, dataDir: string, size: number): Promise<BenchResult> {
  const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await buildApp({ db: database.db, config, clock: () => new Date() });
  const request = async () => {
    const { statusCode, body } = await app.inject({ url: LIST });
    if (statusCode !== 200) throw new Error(`${LIST} answered ${statusCode}: ${body}`);
  };
  const bare = await recordStatements(database, request);
  const value = await throughput(request, CONCURRENCY, SECONDS);
  const reference = await throughput(bare.replay, CONCURRENCY, SECONDS);
  await app.close();
  return benchResult({
    name: `/api/events at ${size.toLocaleString('en')} events (${database.engine})`,
    unit: 'requests/s',
    value,
    reference,
    referenceName: `its ${bare.count} statements bare`,
  });
}

/** Requests per second of the public event list, against the same SQL without the API, at two sizes. */
export async function eventsBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const results: BenchResult[] = [];
    for (const size of SIZES) {
      await seedEvents({ db: database.db, now: new Date() }, size);
      results.push(await measure(database, dataDir, size));
    }
    return results;
  });
}
