import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { aDatabase, onServer, type TestDatabase } from '../testing/a-database.ts';
import { aRelay, type Relay } from '../testing/relay.ts';

const CHILD = fileURLToPath(new URL('../testing/ask-tables.ts', import.meta.url));
const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%CREATE TABLE%'`;

onServer('tables', () => {
  let database: TestDatabase;
  let relay: Relay;

  beforeEach(async () => {
    database = await aDatabase();
    relay = await aRelay(database.url);
  });
  afterEach(async () => {
    await relay.close();
    await database.dispose();
  });

  // In a process of its own: Jest swallows the event that would end it.
  test('a process whose connection breaks while it creates them survives, and creates them with the next query', async () => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('CREATE SCHEMA firn_delivery');
    const child = spawn(process.execPath, [CHILD, relay.url], { env: {} });
    const [ended, errors] = [once(child, 'exit'), text(child.stderr)];
    for (let rows: object[] = []; rows.length === 0; ) rows = await database.query(WAITING);
    child.stdout.setEncoding('utf8');
    const first = Promise.race([once(child.stdout, 'data'), errors]);
    await relay.cut();
    expect(await first).toEqual(['Connection terminated unexpectedly\n']);
    await holder.end();
    await relay.restore();
    const second = once(child.stdout, 'data');
    child.stdin.write('\n');
    expect([await errors, await ended, await second]).toEqual(['', [0, null], ['answered\n']]);
  });
});
