import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aDatabase, onServer, type TestDatabase } from '../testing/a-database.ts';
import { openStore } from '../testing/open-store.ts';
import { aRelay, type Relay } from '../testing/relay.ts';
import { CHILDREN, type Death, describeRegistryStore, sees } from '../testing/store-conformance.ts';
import { EMPTY_REGISTRY } from './registry-document.ts';
import { registryStatements } from './registry-statements.ts';
import { applyTransitions, type RegistryStore } from './registry-store.ts';
import { publish } from './transitions.ts';

const CAUSE = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: null };
/** So long that only notifications and reconnections can reveal a change (ms). */
const NEVER = 3_600_000;

const STEPS = ['begin', 'lock', 'newest', 'insertDocument', 'insertRows', 'announce', 'commit'];
/** Everything before the end of the last step is rolled back. */
const DEATHS = STEPS.flatMap((step): Death[] => [
  ['before', step, 1],
  ['after', step, step === 'commit' ? 2 : 1],
]);

const FULL_DISK = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT ON firn_delivery.audit EXECUTE FUNCTION refuse();
`;

function publishOne(store: RegistryStore, remote: string) {
  return store.change(CAUSE, (document) => publish(document, remote, '1.0.0'));
}

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-seen-'));
}

onServer('on PostgreSQL', () => {
  describeRegistryStore(
    'postgres',
    async () => {
      const database = await aDatabase();
      const folder = await aFolder();
      const address = `${database.url}#${join(folder, 'seen.json')}`;
      return {
        address,
        async damage(sequence) {
          await database.query(`UPDATE firn_delivery.registry SET document = '{}' WHERE sequence = $1`, [
            sequence,
          ]);
        },
        async remove(sequence) {
          await database.query('DELETE FROM firn_delivery.registry WHERE sequence = $1', [sequence]);
          await database.query('DELETE FROM firn_delivery.audit WHERE sequence = $1', [sequence]);
        },
        async openOnFullDisk() {
          const store = await openStore(address);
          await database.query(FULL_DISK);
          const free = async () => {
            await database.query('DROP TRIGGER refuse ON firn_delivery.audit');
          };
          return { store, free };
        },
        async dispose() {
          await database.dispose();
          await rm(folder, { recursive: true });
        },
      };
    },
    DEATHS,
  );

  describe('a registry in PostgreSQL', () => {
    let database: TestDatabase;
    let relay: Relay;
    let folder: string;
    let stores: RegistryStore[];
    let problems: string[];

    beforeEach(async () => {
      database = await aDatabase();
      relay = await aRelay(database.url);
      folder = await aFolder();
      stores = [];
      problems = [];
    });
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await relay.close();
      await database.dispose();
      await rm(folder, { recursive: true });
    });

    async function open(url: string, pollInterval?: number, name = 'seen.json'): Promise<RegistryStore> {
      const store = await openStore(`${url}#${join(folder, name)}`, {
        onProblem: (message) => problems.push(message),
        ...(pollInterval && { pollInterval }),
      });
      stores.push(store);
      return store;
    }

    /** Ends the connections whose last statement is like this; resolves to their number once they are gone. */
    async function terminate(statement: string): Promise<number> {
      const rows = await database.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1`,
        [statement],
      );
      return rows.length;
    }

    test('without the transaction a kill leaves a change without its audit row', () => {
      const address = `${database.url}#${join(folder, 'seen.json')}`;
      const args = [CHILDREN.dieWhileWriting, address, 'after', 'insertDocument', 'loose'];
      const child = spawnSync(process.execPath, args, { env: {}, encoding: 'utf8' });
      expect([child.signal, child.stderr]).toEqual(['SIGKILL', '']);
      return expect(
        database.query(`SELECT (SELECT count(*) FROM firn_delivery.registry)::int AS documents,
          (SELECT count(*) FROM firn_delivery.audit)::int AS rows`),
      ).resolves.toEqual([{ documents: 2, rows: 1 }]);
    });

    test('gateways that start at the same time on an empty database create its tables once', async () => {
      const opened = await Promise.all(
        Array.from({ length: 8 }, (_, index) => open(database.url, NEVER, `${index}`)),
      );
      expect(opened.map((store) => store.isReachable())).toEqual(opened.map(() => true));
      expect(problems).toEqual([]);
    });

    test('a notification alone tells the others', async () => {
      const [writer, reader] = [await open(database.url), await open(database.url, NEVER)];
      await publishOne(writer, 'mfe-a');
      expect((await sees(reader, 1)).remotes).toHaveProperty('mfe-a');
    });

    test('a change whose notification is lost is found by polling', async () => {
      const reader = await open(database.url);
      const silent = { ...registryStatements, announce: async () => undefined };
      const writer = await openStore(`${database.url}#${join(folder, 'other.json')}`, { statements: silent });
      stores.push(writer);
      await publishOne(writer, 'mfe-a');
      expect((await sees(reader, 1)).remotes).toHaveProperty('mfe-a');
    });

    test('a listener whose connection is ended listens again and misses nothing', async () => {
      const [writer, reader] = [await open(database.url, NEVER, 'other.json'), await open(relay.url, NEVER)];
      await relay.cut();
      await publishOne(writer, 'mfe-a');
      await relay.restore();
      await sees(reader, 1);
      expect(await terminate('SELECT sequence, document%')).toBeGreaterThan(0);
      await publishOne(writer, 'mfe-b');
      await sees(reader, 2);
      await publishOne(writer, 'mfe-c');
      expect((await sees(reader, 3)).remotes).toHaveProperty('mfe-c');
    });

    // In a process of its own: Jest swallows the event that would end it.
    test('a process whose connections are all ended, idle or during a change, survives and writes again', async () => {
      const address = `${database.url}#${join(folder, 'seen.json')}`;
      const child = spawn(process.execPath, [CHILDREN.outliveConnections, address], { env: {} });
      const ended = once(child, 'exit');
      const errors = text(child.stderr);
      child.stdout.setEncoding('utf8');
      expect(await once(child.stdout, 'data')).toEqual(['deciding\n']);
      expect(await terminate('%')).toBe(3);
      const outcome = once(child.stdout, 'data');
      child.stdin.write('\n');
      expect([await errors, await ended]).toEqual(['', [0, null]]);
      expect(await outcome).toEqual(['registry-unavailable\n']);
      expect(Object.keys((await (await open(database.url)).read()).remotes)).not.toContain('mfe-c');
    });

    test('while the database is down, reading works, changes are refused, and everything recovers by itself', async () => {
      const [writer, store] = [await open(database.url, NEVER, 'other.json'), await open(relay.url)];
      await publishOne(store, 'mfe-a');
      await relay.cut();
      expect(await store.read()).toMatchObject({ sequence: 1 });
      await expect(publishOne(store, 'mfe-b')).rejects.toMatchObject({
        status: 503,
        code: 'registry-unavailable',
      });
      await expect(store.audit()).rejects.toMatchObject({ status: 503 });
      const note = {
        ...CAUSE,
        action: 'token-use' as const,
        remote: '*',
        version: null,
        from: null,
        to: null,
      };
      await expect(store.note(note)).rejects.toMatchObject({ status: 503 });
      expect(store.isReachable()).toBe(false);
      expect(problems.filter((problem) => problem.includes('served as last seen'))).toHaveLength(1);

      await publishOne(writer, 'mfe-c');
      expect((await store.read()).sequence).toBe(1);
      await relay.restore();
      expect((await sees(store, 2)).remotes).toHaveProperty('mfe-c');
      expect(await publishOne(store, 'mfe-d')).toMatchObject([{ sequence: 3 }]);
      expect(store.isReachable()).toBe(true);
    });

    test('a database that vanishes silently is noticed by its silence', async () => {
      const [writer, store] = [await open(database.url, NEVER, 'other.json'), await open(relay.url)];
      await publishOne(store, 'mfe-a');
      relay.freeze();
      const refused = publishOne(store, 'mfe-b');
      expect((await store.read()).sequence).toBe(1);
      await expect(refused).rejects.toMatchObject({ status: 503 });
      expect(store.isReachable()).toBe(false);
      await relay.cut();
      await relay.restore();
      await publishOne(writer, 'mfe-c');
      expect((await sees(store, 2)).remotes).toHaveProperty('mfe-c');
    });

    test('a start while the database is down serves what this folder saw last, then recovers', async () => {
      const first = await open(relay.url);
      await publishOne(first, 'mfe-a');
      await first.close();
      await relay.cut();
      const [known, fresh] = [await open(relay.url), await open(relay.url, undefined, 'none.json')];
      expect(await known.read()).toMatchObject({ sequence: 1, remotes: { 'mfe-a': { current: null } } });
      expect(await fresh.read()).toEqual(EMPTY_REGISTRY);
      expect(known.isReachable()).toBe(false);
      await relay.restore();
      await sees(fresh, 1);
      expect(await publishOne(known, 'mfe-b')).toMatchObject([{ sequence: 2 }]);
    });

    test('after an older backup is restored the numbers continue, so that nobody takes a new change for an old one', async () => {
      const [one, other] = [await open(database.url), await open(database.url, undefined, 'other.json')];
      for (const remote of ['mfe-a', 'mfe-b', 'mfe-c']) await publishOne(one, remote);
      await sees(other, 3);
      await database.query('DELETE FROM firn_delivery.registry WHERE sequence > 1');
      expect(await publishOne(one, 'mfe-d')).toMatchObject([{ sequence: 4 }]);
      expect(Object.keys((await sees(other, 4)).remotes)).toEqual(['mfe-a', 'mfe-d']);
    });

    test('the number is a second lock: two documents of one sequence cannot be', async () => {
      const store = await open(database.url);
      const unlocked = { ...registryStatements, lock: async () => undefined };
      const hasty = await openStore(`${database.url}#${join(folder, 'other.json')}`, {
        statements: unlocked,
      });
      stores.push(hasty);
      const late = hasty.change(CAUSE, async (document) => {
        await publishOne(store, 'mfe-a');
        return publish(document, 'mfe-b', '1.0.0');
      });
      await expect(late).rejects.toThrow('nothing was changed: duplicate key');
      expect(await store.audit()).toHaveLength(1);
    });

    test('a row in an earlier format is read', async () => {
      await (await open(database.url)).close();
      const { document } = applyTransitions(EMPTY_REGISTRY, publish(EMPTY_REGISTRY, 'mfe-a', '1.0.0'), CAUSE);
      const old = {
        ...document,
        remotes: { 'mfe-a': { current: '1.0.0', lastKnownGood: null, withdrawn: [] } },
      };
      await database.query('INSERT INTO firn_delivery.registry VALUES (1, now(), $1)', [JSON.stringify(old)]);
      const { remotes } = await (await open(database.url)).read();
      expect(remotes['mfe-a']).toMatchObject({ current: '1.0.0', canary: null, off: [], set: null });
    });
  });
});
