import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { aDatabase, onServer, type TestDatabase } from '../testing/a-database.ts';
import { describeHealthLedger, describeKeptRecords } from '../testing/health-ledger-conformance.ts';
import { noProblem } from '../testing/no-problem.ts';
import type { HealthLedger } from './health-ledger.ts';
import { createPostgresHealthLedger } from './postgres-health-ledger.ts';

const REPORT = { remote: 'mfe-a', version: '1.0.0', phase: 'load-failed' } as const;
const AT = new Date('2026-11-21T10:00:00.000Z');

onServer('the contract on PostgreSQL', () => {
  describeHealthLedger('PostgreSQL', async () => {
    const { url, dispose } = await aDatabase();
    const ledger = createPostgresHealthLedger(url, noProblem);
    return {
      ledger,
      dispose: async () => {
        await ledger.close();
        await dispose();
      },
    };
  });
});

onServer('what is kept on PostgreSQL', () => {
  describeKeptRecords('PostgreSQL', async () => {
    const { url, dispose } = await aDatabase();
    return { open: async () => createPostgresHealthLedger(url, noProblem), dispose };
  });
});

onServer('on PostgreSQL', () => {
  let database: TestDatabase;
  const ledgers: HealthLedger[] = [];

  beforeEach(async () => {
    database = await aDatabase();
  });
  afterEach(async () => {
    await closeAll();
    await database.dispose();
  });

  function aLedger(onProblem = noProblem, url = database.url): HealthLedger {
    const ledger = createPostgresHealthLedger(url, onProblem);
    ledgers.push(ledger);
    return ledger;
  }

  /** Resolves when everything the ledgers do in the background is done. */
  async function closeAll(): Promise<void> {
    await Promise.all(ledgers.splice(0).map((ledger) => ledger.close()));
  }

  const reportOf = (voter: string, days = 0) => ({
    ...REPORT,
    view: voter,
    voter,
    at: new Date(AT.getTime() + days * 86_400_000),
  });
  const rows = async (table: string) => (await database.query(`SELECT 1 FROM firn_delivery.${table}`)).length;

  test('votes survive a crash of the server, also in tables that did not before', async () => {
    const ledger = aLedger();
    await ledger.record(reportOf('a'));
    await database.query('DROP INDEX firn_delivery.health_votes_newest');
    for (const table of ['health_votes', 'health_phases']) {
      await database.query(`ALTER TABLE firn_delivery.${table} SET UNLOGGED`);
    }
    await aLedger().record(reportOf('b'));
    const logged = await database.query(
      `SELECT relname FROM pg_class WHERE relpersistence = 'p' AND relname IN ('health_votes', 'health_phases')`,
    );
    expect(logged).toHaveLength(2);
    expect(await ledger.recordOf('mfe-a', '1.0.0')).toMatchObject({ views: 2 });
  });

  test('gateways that start at once share one ledger', async () => {
    const three = [1, 2, 3].map(() => aLedger());
    const counted = await Promise.all(
      three.flatMap((ledger, index) => [
        ledger.record({ ...REPORT, view: 'shared', voter: 'a', at: AT }),
        ledger.record({ ...REPORT, view: `view-${index}`, voter: `voter-${index}`, at: AT }),
      ]),
    );
    expect(counted.filter(Boolean)).toHaveLength(4);
    for (const ledger of three) {
      expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 4, failing: 4 });
    }
  });

  test('a role that may not create tables uses the existing ones', async () => {
    await aLedger().record(reportOf('a'));
    const role = `gateway_${randomUUID().replaceAll('-', '')}`;
    await database.query(`CREATE ROLE ${role}`);
    await database.query(`GRANT USAGE ON SCHEMA firn_delivery TO ${role}`);
    await database.query(
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA firn_delivery TO ${role}`,
    );
    const limited = new URL(database.url);
    limited.searchParams.set('options', `-c role=${role}`);
    const ledger = aLedger(noProblem, limited.href);
    expect(await ledger.record(reportOf('b'))).toBe(true);
    expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 2 });
    await closeAll();
    await database.query(`DROP OWNED BY ${role}`);
    await database.query(`DROP ROLE ${role}`);
  });

  test('tables dropped under a running gateway are created again, and no report is lost', async () => {
    const ledger = aLedger();
    await ledger.record(reportOf('a'));
    await database.query('DROP SCHEMA firn_delivery CASCADE');
    expect(await Promise.all(['b', 'c'].map((voter) => ledger.record(reportOf(voter))))).toEqual([
      true,
      true,
    ]);
    await database.query('DROP SCHEMA firn_delivery CASCADE');
    expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 0 });
  });

  test('old data is pruned: reports after a day, votes after two months', async () => {
    const record = async (voter: string, days: number) => {
      expect(await aLedger().record(reportOf(voter, days))).toBe(true);
      await closeAll();
    };
    await record('first', 0);
    await record('second', 2);
    expect([await rows('health_reports'), await rows('health_votes')]).toEqual([1, 2]);
    await record('third', 61);
    expect([await rows('health_reports'), await rows('health_votes')]).toEqual([1, 2]);
    expect(await aLedger().tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 2 });
  });

  test('once an hour', async () => {
    await aLedger().record(reportOf('before'));
    await closeAll();
    await database.query('CREATE TABLE firn_delivery.prunings (at timestamptz DEFAULT now())');
    await database.query(`CREATE FUNCTION count_it() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO firn_delivery.prunings DEFAULT VALUES; RETURN NULL; END $$`);
    await database.query(`CREATE TRIGGER count_it AFTER DELETE ON firn_delivery.health_reports
      FOR EACH STATEMENT EXECUTE FUNCTION count_it()`);
    const ledger = aLedger();
    const hour = 1 / 24;
    for (const hours of [0, 0.5, 0.9, 1, 1.5]) await ledger.record(reportOf(`at-${hours}`, hours * hour));
    await closeAll();
    expect(await rows('prunings')).toBe(2);
  });

  test('no report waits for pruning', async () => {
    await aLedger().record(reportOf('old'));
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM firn_delivery.health_reports FOR UPDATE');
    const isCounted = await aLedger().record(reportOf('new', 2));
    await holder.end();
    expect(isCounted).toBe(true);
    await closeAll();
    expect(await rows('health_reports')).toBe(1);
  });

  test('a failed pruning loses no report and is reported once', async () => {
    const problems: string[] = [];
    await aLedger().record(reportOf('old'));
    await database.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`);
    await database.query(`CREATE TRIGGER refuse BEFORE DELETE ON firn_delivery.health_reports
      FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const ledger = aLedger((message) => problems.push(message));
    expect(await ledger.record(reportOf('new', 2))).toBe(true);
    expect(await ledger.record(reportOf('newer', 3))).toBe(true);
    await closeAll();
    expect(problems).toEqual(['Old reports of health could not be taken off: disk full']);
  });
});

test('while the database is down nothing fails: reports are lost, the health is unknown, and this is reported once', async () => {
  const problems: string[] = [];
  const ledger = createPostgresHealthLedger('postgres://firn@127.0.0.1:9/nowhere', (message) =>
    problems.push(message),
  );
  expect(await ledger.record({ ...REPORT, view: 'v', voter: 'a', at: AT })).toBe(false);
  expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 0 });
  expect(await ledger.healthOf('mfe-a', '1.0.0')).toMatchObject({ views: 0, lcp: null });
  expect(problems).toEqual([expect.stringContaining('reports are lost')]);
  await ledger.close();
});
