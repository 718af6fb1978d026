import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { withDemoDatabase } from './demo-database.ts';
import { fillStore, ordersCount, SEASON_DAYS } from './full-store.ts';
import { loginToApp, type OfficeClient } from './office-client.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, summary } from './result.ts';
import { timed } from './timed.ts';

const ORDERS = 10_000;
const ROUNDS = 21;
const TARGET = { of: 'value', atMost: 20 } as const;
/** Everything but the statement that counts what is free. */
const OTHERS = /^(?![\s\S]*renting_material_standings)/;
const DAY_MS = 86_400_000;

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Asked {
  readonly name: string;
  readonly material: string;
  readonly from: string;
  readonly to: string;
}

/** The one statement behind the availability, against a plain count of the orders that it looks at. */
async function measure(database: Database, send: OfficeClient, asked: Asked): Promise<BenchResult> {
  const { name, material, from, to } = asked;
  const request = () =>
    send({ url: `/api/renting_materials/${material}/availability?from=${from}&to=${to}` });
  const bare = await recordStatements(database, request, { without: OTHERS });
  if (bare.count !== 1) throw new Error(`The availability took ${bare.count} statements.`);
  const times = { free: [] as number[], count: [] as number[], api: [] as number[] };
  // Rounds take turns, so that a busy moment of the machine affects all alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.free.push(await timed(bare.replay));
    times.count.push(await timed(() => database.db.execute(ordersCount(material, from, to))));
    times.api.push(await timed(request));
  }
  return benchResult({
    name: `${name}, of ${ORDERS.toLocaleString('en')} orders (${database.engine})`,
    unit: 'ms',
    value: summary(times.free).value,
    reference: summary(times.count).value,
    referenceName: 'its orders counted',
    target: TARGET,
    note: `the whole answer ${summary(times.api).value.toFixed(1)} ms`,
  });
}

/** What is free of one material that is rented all season, on the days of an event and on all days. */
export async function materialBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    try {
      const send = await loginToApp(app);
      const material = await fillStore(database, ORDERS);
      const middle = SEASON_DAYS / 2;
      return [
        await measure(database, send, {
          name: 'free pieces on two days',
          material,
          from: inDays(middle),
          to: inDays(middle + 1),
        }),
        await measure(database, send, {
          name: 'free pieces over a season',
          material,
          from: inDays(0),
          to: inDays(SEASON_DAYS),
        }),
      ];
    } finally {
      await app.close();
    }
  });
}
