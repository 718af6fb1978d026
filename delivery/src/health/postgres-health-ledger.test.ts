import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '../shared/database.ts';
import { aDatabase, SERVER_URL } from '../testing/a-database.ts';
import { describeHealthLedger } from '../testing/health-ledger-conformance.ts';
import { createPostgresHealthLedger } from './postgres-health-ledger.ts';

const REPORT = { remote: 'mfe-a', version: '1.0.0', phase: 'load-failed' } as const;
const AT = new Date('2026-11-21T10:00:00.000Z');

const unexpected = (message: string) => {
  throw new Error(message);
};

const onServer = SERVER_URL ? describe : describe.skip;

onServer('on PostgreSQL', () => {
  describeHealthLedger('PostgreSQL', async () => {
    const { url, dispose } = await aDatabase();
    const pool = openDatabase(url, () => undefined);
    return {
      ledger: createPostgresHealthLedger(pool, unexpected),
      dispose: async () => {
        await pool.end();
        await dispose();
      },
    };
  });

  test('gateways that start at once share one ledger', async () => {
    const { url, dispose } = await aDatabase();
    const pools = [1, 2, 3].map(() => openDatabase(url, () => undefined));
    const ledgers = pools.map((pool) => createPostgresHealthLedger(pool, unexpected));
    const counted = await Promise.all(
      ledgers.flatMap((ledger, index) => [
        ledger.record({ ...REPORT, view: 'shared', voter: 'a', at: AT }),
        ledger.record({ ...REPORT, view: `view-${index}`, voter: `voter-${index}`, at: AT }),
      ]),
    );
    expect(counted.filter(Boolean)).toHaveLength(4);
    for (const ledger of ledgers) {
      expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 4, failing: 4 });
    }
    await Promise.all(pools.map((pool) => pool.end()));
    await dispose();
  });

  test('a role that may make no tables uses those that are there', async () => {
    const { url, query, dispose } = await aDatabase();
    const owner = openDatabase(url, () => undefined);
    await createPostgresHealthLedger(owner, unexpected).record({ ...REPORT, view: 'a', voter: 'a', at: AT });
    const role = `gateway_${randomUUID().replaceAll('-', '')}`;
    await query(`create role ${role}`);
    await query(`grant usage on schema firn_delivery to ${role}`);
    await query(`grant select, insert, update, delete on all tables in schema firn_delivery to ${role}`);
    const limited = new URL(url);
    limited.searchParams.set('options', `-c role=${role}`);
    const pool = openDatabase(limited.href, () => undefined);
    const ledger = createPostgresHealthLedger(pool, unexpected);
    expect(await ledger.record({ ...REPORT, view: 'b', voter: 'b', at: AT })).toBe(true);
    expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 2 });
    await Promise.all([owner.end(), pool.end()]);
    await query(`drop owned by ${role}`);
    await query(`drop role ${role}`);
    await dispose();
  });

  test('what is old is pruned, hourly: reports after a day, votes after two months', async () => {
    const { url, dispose } = await aDatabase();
    const pool = openDatabase(url, () => undefined);
    const ledger = createPostgresHealthLedger(pool, unexpected);
    const record = (view: string, days: number) =>
      ledger.record({ ...REPORT, view, voter: view, at: new Date(AT.getTime() + days * 86_400_000) });
    const rows = async (table: string) => (await pool.query(`select from firn_delivery.${table}`)).rowCount;
    await record('first', 0);
    await record('second', 2);
    expect([await rows('health_reports'), await rows('health_votes')]).toEqual([1, 2]);
    await record('third', 61);
    expect([await rows('health_reports'), await rows('health_votes')]).toEqual([1, 2]);
    expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 2 });
    await pool.end();
    await dispose();
  });
});

test('with the database away nothing fails: reports are lost, the health is unknown, told once', async () => {
  const problems: string[] = [];
  const pool = openDatabase('postgres://firn@127.0.0.1:9/nowhere', () => undefined);
  const ledger = createPostgresHealthLedger(pool, (message) => problems.push(message));
  expect(await ledger.record({ ...REPORT, view: 'v', voter: 'a', at: AT })).toBe(false);
  expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 0 });
  expect(await ledger.healthOf('mfe-a', '1.0.0')).toMatchObject({ views: 0, lcp: null });
  expect(problems).toEqual([expect.stringContaining('reports are lost')]);
  await pool.end();
});
