import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { withDemoDatabase } from './demo-database.ts';
import { fillBooks } from './full-books.ts';
import { loginToApp, type OfficeClient } from './office-client.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { timed } from './timed.ts';

const BOOKINGS = 100_000;
const ROUNDS = 7;
const MOST_STATEMENTS = 5;
const WITHIN_A_SECOND = { of: 'value', atMost: 1000 } as const;
/** A year among the three that the bookings are spread over. */
const FIGURES = '/api/finance?from=2025-01-01&to=2025-12-31';

/** The page of the finances against its own statements, without the session of whoever asks. */
async function measureFigures(database: Database, send: OfficeClient): Promise<BenchResult> {
  const request = () => send({ url: FIGURES });
  const bare = await recordStatements(database, request, { without: /session|api_token|"users"/i });
  if (bare.count > MOST_STATEMENTS) throw new Error(`The figures took ${bare.count} statements`);
  const rounds: { readonly api: number; readonly sql: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ api: await timed(request), sql: await timed(bare.replay) });
  return benchResult({
    name: `figures of a year, of ${BOOKINGS.toLocaleString('en')} bookings (${database.engine})`,
    unit: 'ms',
    value: median(rounds.map(({ api }) => api)),
    reference: median(rounds.map(({ sql }) => sql)),
    referenceName: `its ${bare.count} statements bare`,
    target: WITHIN_A_SECOND,
  });
}

/** Measures what takes long where there is much money. */
export async function moneyBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    try {
      const send = await loginToApp(app);
      await fillBooks(database, BOOKINGS);
      return [await measureFigures(database, send)];
    } finally {
      await app.close();
    }
  });
}
