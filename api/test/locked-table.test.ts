import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { CASING, type Db } from '../src/db/client.ts';
import { asWork } from '../src/db/work.ts';
import { insertBookableEvent } from './bookable-event.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from './build-test-app.ts';

/** Reads that need the table of bookings, and the pages that everybody needs. */
const NEEDS_BOOKINGS = '/api/events';
/** One list is made once for all who ask for it: each visitor needs another. */
const listOf = (visitor: number) => `${NEEDS_BOOKINGS}?itemsPerPage=${visitor + 1}`;
const NEEDS_OTHERS = ['/api/me', '/api/activities', '/api/levels', '/api/readyz'];
/** More than there are connections. */
const VISITORS = 30;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await insertBookableEvent(t.db);
});
afterAll(() => t.close());

const statusesOf = (answers: readonly { readonly statusCode: number }[]) => [
  ...new Set(answers.map(({ statusCode }) => statusCode)),
];

test('as long as nothing is locked, everything answers', async () => {
  const answers = await Promise.all([NEEDS_BOOKINGS, ...NEEDS_OTHERS].map((url) => t.anonymous(url)));
  expect(statusesOf(answers)).toEqual([200]);
});

/** PGlite has one connection: nobody else can hold a lock there. */
const servers = process.env.TEST_DATABASE_URL ? [process.env.TEST_DATABASE_URL] : [];

for (const serverUrl of servers) {
  describe('while somebody holds the table of bookings', () => {
    let url = '';
    let holder: pg.Client;
    /** Apart, because a transaction sees the activity of its beginning. */
    let observer: pg.Client;

    beforeAll(async () => {
      const { rows } = await t.db.execute<{ name: string }>(sql`select current_database() as name`);
      url = Object.assign(new URL(serverUrl), { pathname: `/${rows[0]?.name}` }).href;
      holder = new pg.Client({ connectionString: url });
      observer = new pg.Client({ connectionString: url });
      await Promise.all([holder.connect(), observer.connect()]);
    });
    afterAll(async () => {
      await Promise.all([holder.end(), observer.end()]);
    });

    /** Until so many connections wait for the lock. */
    async function untilWaiting(connections: number): Promise<void> {
      const waiting =
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const isThere = async () => (await observer.query<{ n: number }>(waiting)).rows[0]?.n === connections;
      while (!(await isThere())) await new Promise(setImmediate);
    }

    async function whileLocked(work: () => Promise<void>): Promise<void> {
      await holder.query('begin; lock table bookings in access exclusive mode');
      try {
        await work();
      } finally {
        await holder.query('rollback');
      }
    }

    const visit = (app: FastifyInstance) =>
      Promise.all(Array.from({ length: VISITORS }, (_, visitor) => app.inject(listOf(visitor))));

    test('whatever needs no bookings answers, and the others say when to come again', async () => {
      await whileLocked(async () => {
        const visits = visit(t.app);
        await untilWaiting(4);
        const admin = await t.as('admin');
        const answers = await Promise.all(NEEDS_OTHERS.map((each) => admin(each)));
        expect(statusesOf(answers)).toEqual([200]);
        for (const answer of await visits) {
          expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
          expect(answer.json().detail).toBe(
            'An diesen Daten wird gerade gearbeitet. Bitte versuche es in 5 Sekunden noch einmal.',
          );
        }
      });
      expect(statusesOf(await visit(t.app))).toEqual([200]);
    }, 30_000);

    test('with one pool for all, every route hangs until the lock is gone', async () => {
      const pool = new pg.Pool({ connectionString: url, max: 10 });
      const config = readConfig({ FIRN_SECRET: TEST_SECRET, FIRN_DATA_DIR: t.dataDir, LOG_LEVEL: 'silent' });
      const db = drizzle(pool, { casing: CASING }) as unknown as Db;
      const app = await buildApp({ db, config, clock: () => NOW });
      const settled: string[] = [];
      const others: Promise<unknown>[] = [];
      let visits: ReturnType<typeof visit> | undefined;
      await whileLocked(async () => {
        visits = visit(app);
        await untilWaiting(10);
        for (const each of ['/api/activities', '/api/levels'])
          others.push(app.inject(each).then(() => settled.push(each)));
        while (pool.waitingCount < VISITORS - 10 + others.length) await new Promise(setImmediate);
        expect(settled).toEqual([]);
      });
      expect(statusesOf((await visits) ?? [])).toEqual([200]);
      await Promise.all(others);
      await app.close();
      await pool.end();
    }, 30_000);

    test('a write gives up after a while, and a job or a migration waits longer', async () => {
      const write = (kind: 'writes' | 'jobs') =>
        asWork({ kind }, () => t.db.execute(sql`select 1 from bookings`));
      await whileLocked(async () => {
        await expect(write('writes')).rejects.toMatchObject({ cause: { code: '55P03' } });
        const job = write('jobs');
        await untilWaiting(1);
        await holder.query('rollback');
        await job;
      });
    }, 30_000);
  });
}
