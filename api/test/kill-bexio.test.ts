import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { systemClock } from '../src/lib/clock.ts';
import { tokenSealOf } from '../src/modules/bexio/access.ts';
import { bexioConnection, bexioDocuments } from '../src/modules/bexio/bexio.table.ts';
import { transferDocuments } from '../src/modules/bexio/index.ts';
import { bookFrom, insertEventToCome } from './anonymous-bookings.ts';
import { connectTwin, type RunningTwin, startTwin } from './bexio-twin.ts';
import { aBookingRequest } from './bookable-event.ts';
import { TEST_SECRET } from './build-test-app.ts';
import { insertIssued } from './issued-invoice.ts';
import { createStorage, type OwnStorage } from './own-storage.ts';
import { pay } from './payments.ts';
import { browser } from './personas.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
/** With the embedded database the API runs the jobs itself. */
const PROGRAM = fileURLToPath(new URL(SERVER_URL ? '../src/worker.ts' : '../src/main.ts', import.meta.url));

/** One kill tells of a process; `transfer.test.ts` dies after every call. A job of pg-boss waits for a dead worker's term. */
const KILLED_AT = /^POST .*\/kb_invoice$/;

let storage: OwnStorage;
let twin: RunningTwin;
let worker: ChildProcess | null = null;
let number: string | null;

const settings = (): Record<string, string> => ({
  DATABASE_URL: storage.databaseUrl ?? '',
  PORT: '0',
  FIRN_DEMO: '0',
  FIRN_DATA_DIR: storage.dataDir,
  FIRN_SECRET: TEST_SECRET,
  LOG_LEVEL: 'silent',
  ...twin.env,
});

beforeAll(async () => {
  storage = await createStorage();
  twin = await startTwin();
  twin.setNow(new Date());
  await storage.withDatabase(async ({ db, migrate }) => {
    await migrate();
    const { iri } = await insertEventToCome(db, new Date());
    const app = await buildApp({ db, config: readConfig(settings()), clock: systemClock });
    const { id } = (await bookFrom(await browser(app), '10.1.2.3', aBookingRequest(iri))).json();
    await app.close();
    await connectTwin(db, twin, new Date(Date.now() + 3_600_000));
    number = (await insertIssued(db, id)).number;
    await pay(db, id, 48_000);
  });
}, 120_000);
afterAll(async () => {
  worker?.kill('SIGKILL');
  await twin.close();
  await storage.remove();
});

/** A worker whose process ends once bexio has done what it was asked, before it has answered. */
async function workUntilKilled(): Promise<void> {
  await new Promise<void>((resolve) => {
    twin.misbehave((call) => {
      if (!KILLED_AT.test(call)) return null;
      const meanwhile = async () => {
        worker?.kill('SIGKILL');
        if (worker) await once(worker, 'exit');
        resolve();
      };
      return { when: 'after', status: 0, meanwhile };
    });
    const env = { ...process.env, NODE_OPTIONS: '', ...settings() };
    worker = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  });
  twin.misbehave(() => null);
  // A server finishes or undoes what the dead process had begun.
  await storage.settle();
}

test('kill -9 after a written invoice leaves one contact, one invoice and one payment', async () => {
  await workUntilKilled();
  // The minute passes for which the dead worker has the turn.
  await storage.withDatabase(({ db }) => db.update(bexioConnection).set({ workingUntil: null }));
  const states = await storage.withDatabase(async ({ db }) => {
    const seal = tokenSealOf([TEST_SECRET]);
    await transferDocuments({ db, clock: systemClock, system: twin.system, seal });
    return db.select({ state: bexioDocuments.state }).from(bexioDocuments);
  });
  expect(states).toEqual([{ state: 'done' }, { state: 'done' }]);
  expect(twin.state.contacts).toHaveLength(1);
  expect(twin.state.invoices).toMatchObject([
    { api_reference: number, issued: true, sent: true, payments: [{ value: 48_000 }] },
  ]);
}, 240_000);
