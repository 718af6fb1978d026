import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { aDatabase, onServer, type TestDatabase } from '../../testing/a-database.ts';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken, sendBeacon } from '../../testing/a-visitor.ts';
import { aRemoteServer } from '../../testing/fixture-release.ts';

/** More than a gateway has connections. */
const MANY = 40;

onServer('a flood that stands before a table', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let holder: pg.Client;
  let isOpen: boolean;

  beforeEach(async () => {
    database = await aDatabase();
    gateway = await aGateway({ databaseUrl: database.url });
    await deliverBoth(gateway);
    await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0') });
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    isOpen = true;
  });
  afterEach(async () => {
    isOpen = false;
    await holder.end();
    await gateway.app.close();
    await database.dispose();
  });

  /** Resolves once that many requests wait for the table. */
  async function waiting(count: number): Promise<void> {
    const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while (isOpen && (await database.query(sql)).length < count);
  }

  /** Every query of the table waits until `holder` is done. */
  async function lock(table: string): Promise<void> {
    await holder.query('BEGIN');
    await holder.query(`LOCK TABLE firn_delivery.${table} IN ACCESS EXCLUSIVE MODE`);
  }

  async function rollBack(): Promise<void> {
    const answer = await gateway.operate('mfe-public', 'rollback', { reason: 'broken' });
    expect(answer.json()).toMatchObject({ changed: true, to: '1.0.0' });
  }

  test('reports leave a rollback its way to the registry', async () => {
    const token = await aBeaconToken(gateway);
    const report = (phase: string) => sendBeacon(gateway, { token, version: '1.1.0', phase });
    expect((await report('load')).statusCode).toBe(202);
    await lock('health_reports');
    const reports = Array.from({ length: MANY }, () => report('fallback-used'));
    await waiting(4);

    await rollBack();
    await holder.query('ROLLBACK');
    for (const { statusCode } of await Promise.all(reports)) expect(statusCode).toBe(202);
  });

  test('guessed tokens leave a rollback its way to the registry', async () => {
    const guess = (index: number) => {
      const token = `firn_${index.toString(16).padStart(12, '0')}_${'x'.repeat(43)}`;
      return gateway.app.inject({
        url: '/delivery/remotes',
        headers: { authorization: `Bearer ${token}` },
      });
    };
    expect((await guess(MANY)).statusCode).toBe(401);
    await lock('ops_tokens');
    const guesses = Array.from({ length: MANY }, (_, index) => guess(index));
    await waiting(4);

    await rollBack();
    await holder.query('ROLLBACK');
    // Requests that waited too long are answered that the tokens cannot be checked.
    for (const { statusCode } of await Promise.all(guesses)) expect([401, 503]).toContain(statusCode);
  });
});
