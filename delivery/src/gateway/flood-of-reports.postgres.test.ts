import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { aDatabase, SERVER_URL, type TestDatabase } from '../testing/a-database.ts';
import { aGateway, deliverBoth, type TestGateway } from '../testing/a-gateway.ts';
import { aBeaconToken, sendBeacon } from '../testing/a-visitor.ts';
import { aRemoteServer } from '../testing/fixture-release.ts';

/** More than all connections of a gateway. */
const REPORTS = 40;

const onServer = SERVER_URL ? describe : describe.skip;

onServer('a flood of reports', () => {
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

  /** Resolves once that many reports stand in front of the ledger. */
  async function waiting(count: number): Promise<void> {
    const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while (isOpen && (await database.query(sql)).length < count);
  }

  test('that the ledger does not take leaves a rollback its way to the registry', async () => {
    const token = await aBeaconToken(gateway);
    const report = (phase: string) => sendBeacon(gateway, { token, version: '1.1.0', phase });
    expect((await report('load')).statusCode).toBe(202);
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE firn_delivery.health_reports IN ACCESS EXCLUSIVE MODE');
    const reports = Array.from({ length: REPORTS }, () => report('fallback-used'));
    await waiting(4);

    const answer = await gateway.operate('mfe-public', 'rollback', { reason: 'broken' });
    expect(answer.json()).toMatchObject({ changed: true, to: '1.0.0' });
    await holder.query('ROLLBACK');
    for (const { statusCode } of await Promise.all(reports)) expect(statusCode).toBe(202);
  });
});
