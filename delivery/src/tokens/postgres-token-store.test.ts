import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../shared/database.ts';
import { aDatabase, onServer, type TestDatabase } from '../testing/a-database.ts';
import { noProblem } from '../testing/no-problem.ts';
import { aRelay, type Relay } from '../testing/relay.ts';
import { describeTokenStore } from '../testing/token-store-conformance.ts';
import { openFolderTokens } from './folder-token-store.ts';
import { createOpsTokens, type OpsTokens } from './ops-tokens.ts';
import { openPostgresTokens } from './postgres-token-store.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const CI = { remote: 'mfe-a', label: 'ci', expiresAt: '2026-12-24T18:00:00.000Z' };
const FIXED = 'the-token-given-from-outside';
const AWAY = { status: 503, code: 'tokens-unavailable' };

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-tokens-'));
}

onServer('the contract on PostgreSQL', () => {
  describeTokenStore('PostgreSQL', async () => {
    const database = await aDatabase();
    const folder = await aFolder();
    const pools: Database[] = [];
    return {
      async open() {
        const pool = openDatabase(database.url, noProblem);
        pools.push(pool);
        const before = await openFolderTokens(folder, noProblem);
        return openPostgresTokens({ database: pool, before, onProblem: noProblem });
      },
      atRest: async () => JSON.stringify(await database.query('SELECT * FROM firn_delivery.ops_tokens')),
      async dispose() {
        await Promise.all(pools.map((pool) => pool.end()));
        await database.dispose();
        await rm(folder, { recursive: true });
      },
    };
  });
});

onServer('on PostgreSQL', () => {
  let database: TestDatabase;
  let relay: Relay;
  let folder: string;
  let pools: Database[];
  let problems: string[];

  beforeEach(async () => {
    database = await aDatabase();
    relay = await aRelay(database.url);
    folder = await aFolder();
    pools = [];
    problems = [];
  });
  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await relay.close();
    await database.dispose();
    await rm(folder, { recursive: true });
  });

  const onProblem = (message: string) => {
    // From a connection that broke while idle; the pool reports that.
    if (!message.startsWith('A connection to the database broke')) problems.push(message);
  };

  async function inFolder(): Promise<OpsTokens> {
    const store = await openFolderTokens(folder, onProblem);
    return createOpsTokens({ store, fixed: null, now: () => NOW });
  }

  /** A gateway's tokens, with a folder that may hold earlier ones. */
  async function open(url = database.url): Promise<OpsTokens> {
    const pool = openDatabase(url, onProblem);
    pools.push(pool);
    const before = await openFolderTokens(folder, onProblem);
    const store = await openPostgresTokens({ database: pool, before, onProblem });
    return createOpsTokens({ store, fixed: FIXED, now: () => NOW });
  }

  describe('tokens from before the database', () => {
    test('are taken over completely, and leave the folder', async () => {
      const old = await inFolder();
      const [used, fresh] = [await old.issue(CI), await old.issue({ ...CI, remote: '*', expiresAt: null })];
      await old.identify(used.token);
      const described = await old.list();
      const tokens = await open();
      expect(await tokens.list()).toEqual(described);
      expect(await readdir(folder)).toEqual([]);
      expect(await tokens.identify(used.token)).toMatchObject({ tokenId: used.id, remote: 'mfe-a' });
      expect(await tokens.identify(fresh.token)).toMatchObject({ tokenId: fresh.id, remote: '*' });
    });

    test('are taken over once by gateways that start at the same time', async () => {
      const old = await inFolder();
      const issued = await Promise.all(Array.from({ length: 10 }, () => old.issue(CI)));
      const gateways = await Promise.all(Array.from({ length: 6 }, () => open()));
      expect(problems).toEqual([]);
      for (const tokens of gateways) {
        expect(await tokens.list()).toHaveLength(issued.length);
        for (const { id, token } of issued)
          expect(await tokens.identify(token)).toMatchObject({ tokenId: id });
      }
    });

    test('stay revoked even if a crash left the file; they would come back if the row were deleted', async () => {
      const { id, token } = await (await inFolder()).issue(CI);
      const copy = await aFolder();
      await cp(folder, copy, { recursive: true });
      const crash = () => cp(copy, folder, { recursive: true });
      await (await open()).revoke({ id });

      await crash();
      const restarted = await open();
      expect(await restarted.identify(token)).toBeNull();
      expect(await restarted.list()).toEqual([]);
      expect(await readdir(folder)).toEqual([]);

      await crash();
      await database.query('DELETE FROM firn_delivery.ops_tokens');
      expect(await (await open()).identify(token)).toMatchObject({ tokenId: id });
      await rm(copy, { recursive: true });
    });

    test('are taken over with the first query if the database was down at the start', async () => {
      const { id, token } = await (await inFolder()).issue(CI);
      await relay.cut();
      const tokens = await open(relay.url);
      await expect(tokens.identify(token)).rejects.toMatchObject(AWAY);
      expect(await readdir(folder)).toEqual([`${id}.json`]);
      await relay.restore();
      expect(await tokens.identify(token)).toMatchObject({ tokenId: id });
    });

    test('that are damaged are reported and left; the others are taken over', async () => {
      const { id } = await (await inFolder()).issue(CI);
      await writeFile(join(folder, '0123456789ab.json'), '{');
      expect(await (await open()).list()).toMatchObject([{ id }]);
      expect(problems).toEqual([expect.stringContaining('0123456789ab.json is damaged')]);
      expect(await readdir(folder)).toEqual(['0123456789ab.json']);
    });
  });

  test('while the database is down tokens are refused, reported once per outage; the one from the environment is accepted', async () => {
    const tokens = await open(relay.url);
    const { id, token } = await tokens.issue(CI);
    for (let outage = 1; outage <= 2; outage += 1) {
      await relay.cut();
      await expect(tokens.identify(token)).rejects.toMatchObject(AWAY);
      await expect(tokens.issue(CI)).rejects.toMatchObject(AWAY);
      await expect(tokens.list()).rejects.toMatchObject(AWAY);
      await expect(tokens.revoke({ id })).rejects.toMatchObject(AWAY);
      expect(await tokens.identify(FIXED)).toEqual({ actor: 'ops', remote: '*', tokenId: null });
      expect(await tokens.identify('guess')).toBeNull();
      await relay.restore();
      expect(await tokens.identify(token)).toMatchObject({ tokenId: id });
      expect(problems).toHaveLength(outage);
    }
    expect(problems[0]).toMatch(/^Ops tokens cannot be checked or changed: /);
  });

  test('the cause goes to the log, not to the caller', async () => {
    await relay.cut();
    const tokens = await open(relay.url);
    const { port } = new URL(relay.url);
    await expect(tokens.list()).rejects.toThrow(/^Tokens cannot be checked or changed at the moment\./);
    await expect(tokens.list()).rejects.not.toThrow(port);
    expect(problems).toEqual([expect.stringContaining(port)]);
  });

  test('a table dropped under a running gateway is created again', async () => {
    const tokens = await open();
    const { token } = await tokens.issue(CI);
    await database.query('DROP SCHEMA firn_delivery CASCADE');
    expect(await tokens.identify(token)).toBeNull();
    expect(await tokens.issue(CI)).toMatchObject({ remote: 'mfe-a' });
    expect(problems).toEqual([]);
  });
});
