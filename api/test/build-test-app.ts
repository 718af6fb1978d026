import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Database, Db } from '../src/db/client.ts';
import type { UserRow } from '../src/modules/users/users.table.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { cloneDatabase } from './database-template.ts';
import { insertCompany } from './own-company.ts';
import { browser, type Inject, insertPersonas, loginAs, type Persona } from './personas.ts';
import { checkAnswers, createWatch } from './watch-app.ts';

/** «Now» of every test: a Saturday morning in Zurich. */
export const NOW = new Date('2026-02-14T08:00:00.000Z');

export const TEST_SECRET = 'a-secret-of-the-tests-with-32-characters';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly engine: Database['engine'];
  readonly users: Readonly<Record<Persona, UserRow>>;
  readonly dataDir: string;
  /** Every route of the app. */
  readonly routes: readonly RouteOptions[];
  /** A browser without a login. */
  readonly anonymous: Inject;
  /** A browser that is logged in; the same one for every call with the same persona. */
  readonly as: (persona: Persona) => Promise<Inject>;
  /** Moves the clock of the app. */
  readonly setNow: (now: Date) => void;
  readonly close: () => Promise<void>;
}

/**
 * The whole app on a database of its own with a company and the personas in it. One per test file. Every answer is checked against
 * what its route declares (`answer-check.ts`). The limits of bookings without an account are lifted unless a test is
 * about them.
 */
export async function buildTestApp(
  env: Readonly<Record<string, string>> = {},
  { limits = 'lifted' }: { readonly limits?: 'lifted' | 'built-in' } = {},
): Promise<TestApp> {
  const database = await cloneDatabase();
  await insertCompany(database.db);
  if (limits === 'lifted') await liftBookingLimits(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'firn-api-'));
  const config = readConfig({
    FIRN_SECRET: TEST_SECRET,
    FIRN_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  });
  let now = NOW;
  const watch = createWatch();
  const app = await buildApp({ db: database.db, config, clock: () => now, watch: watch.start });
  checkAnswers(app, watch);
  await app.ready();
  const browsers = new Map<Persona, Promise<Inject>>();
  return {
    app,
    db: database.db,
    engine: database.engine,
    users: await insertPersonas(database.db),
    dataDir,
    routes: watch.routes,
    anonymous: await browser(app),
    as: (persona) => {
      const known = browsers.get(persona) ?? loginAs(app, persona);
      browsers.set(persona, known);
      return known;
    },
    setNow: (next) => {
      now = next;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
