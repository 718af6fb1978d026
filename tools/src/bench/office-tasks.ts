import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { makeTasks } from '@firn/api/tasks';
import { WORK_KINDS } from '@firn/shared-contracts/domain';
import { loginToApp } from './office-client.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { timed } from './timed.ts';

/** One booking of ten waits for the office. */
const ASK = `update bookings set state = 'requested' where number like 'B-1900-%0'`;
const ROUNDS = 5;
const MOST_STATEMENTS = 5;

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return median(times);
};

/** The statements of a run of the job, `begin` and `commit` among them. */
async function statementsPerKind(database: Database, run: () => Promise<unknown>): Promise<number> {
  const { count } = await recordStatements(database, run);
  const perKind = count / WORK_KINDS.length;
  if (perKind > MOST_STATEMENTS) throw new Error(`${perKind} statements a kind`);
  return perKind;
}

/**
 * Tasks of the office, made of all the causes that the bookings give and then read. The reference asks the same conditions
 * once each: the open work of the dashboard.
 */
export async function measureTasks(database: Database, dataDir: string): Promise<BenchResult[]> {
  const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const clock = () => new Date();
  const app = await buildApp({ db: database.db, config, clock });
  try {
    await database.db.execute(ASK);
    await database.db.execute('vacuum analyze');
    const send = await loginToApp(app);
    const run = () => makeTasks({ db: database.db, clock });
    const reference = await medianOf(() => send({ url: '/api/open-work' }));
    const first = await timed(run);
    await database.db.execute('vacuum analyze');
    const again = await medianOf(run);
    const perKind = await statementsPerKind(database, run);
    const list = () => send({ url: '/api/tasks?itemsPerPage=100' });
    const { totalItems } = (await list()).json<{ totalItems: number }>();
    const asked = { unit: 'ms', reference, referenceName: 'open work, each condition once' };
    const open = totalItems.toLocaleString('en');
    const note = `${perKind} statements a kind`;
    return [
      benchResult({ ...asked, name: `making ${open} tasks (${database.engine})`, value: first, note }),
      benchResult({ ...asked, name: 'the job with nothing to make', value: again, note }),
      benchResult({ ...asked, name: `100 of ${open} tasks read`, value: await medianOf(list) }),
    ];
  } finally {
    await app.close();
  }
}
