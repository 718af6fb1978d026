import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Cause, NEW_REMOTE, type RegistryDocument } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { promote, promoteSet, publish } from '../registry/transitions.ts';
import { openStore } from './open-store.ts';

/** The data of a registry store, and ways to damage it. */
export interface StoreUnderTest {
  /** For `openStore`, here and in other processes. */
  readonly address: string;
  /** Damages the stored data of a change. */
  damage(sequence: number): Promise<void>;
  /** Removes a change, as an operator repairing the store would. */
  remove(sequence: number): Promise<void>;
  /** A store whose disk is full until `free`. */
  openOnFullDisk(): Promise<{ store: RegistryStore; free: () => Promise<void> }>;
  /** Removes the data. */
  dispose(): Promise<void>;
}

/** A step of a change at which the process dies, and how many of two changes exist afterwards. */
export type Death = readonly [when: 'before' | 'after', step: string, whole: 1 | 2];

const CAUSE: Cause = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: 'because' };
const WRITERS = 4;
const CHANGES = 10;

/** Scripts of child processes. */
export const CHILDREN = {
  dieWhileWriting: fileURLToPath(new URL('./die-while-writing.ts', import.meta.url)),
  outliveConnections: fileURLToPath(new URL('./outlive-connections.ts', import.meta.url)),
  writeMany: fileURLToPath(new URL('./write-many.ts', import.meta.url)),
};

/** Resolves once the store shows that change: at once for its own, through `watch` for another process's. */
export async function sees(store: RegistryStore, sequence: number): Promise<RegistryDocument> {
  return new Promise((resolve, reject) => {
    const stop = store.watch(look);
    function look(document: RegistryDocument): void {
      if (document.sequence < sequence) return;
      stop();
      resolve(document);
    }
    store.read().then(look, reject);
  });
}

/** Makes `remote` live in `version`, publishing it first. */
async function release(store: RegistryStore, remote: string, version: string): Promise<void> {
  await store.change(CAUSE, (document) => publish(document, remote, version));
  await store.change(CAUSE, (document) => promote(document, remote, version, CAUSE.at));
}

function publishOne(store: RegistryStore, remote: string) {
  return store.change(CAUSE, (document) => publish(document, remote, '1.0.0'));
}

/** What every registry store must do, whatever its storage. Called from the store's own test file. */
export function describeRegistryStore(
  name: string,
  prepare: () => Promise<StoreUnderTest>,
  deaths: readonly Death[],
): void {
  describe(`registry store: ${name}`, () => {
    let under: StoreUnderTest;
    let stores: RegistryStore[];
    let problems: string[];

    beforeEach(async () => {
      under = await prepare();
      stores = [];
      problems = [];
    });
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await under.dispose();
    });

    async function open(): Promise<RegistryStore> {
      const store = await openStore(under.address, { onProblem: (message) => problems.push(message) });
      stores.push(store);
      return store;
    }

    test('is empty at first', async () => {
      const store = await open();
      expect(await store.read()).toEqual({ sequence: 0, remotes: {} });
      expect(await store.audit()).toEqual([]);
      expect(store.isReachable()).toBe(true);
    });

    test('keeps a change and its audit row, also for processes that open it later', async () => {
      await release(await open(), 'mfe-a', '1.0.0');
      const other = await open();
      const entry = { ...NEW_REMOTE, current: '1.0.0', since: CAUSE.at };
      expect(await other.read()).toEqual({ sequence: 2, remotes: { 'mfe-a': entry } });
      const [newest, oldest] = await other.audit();
      expect(newest).toEqual({
        ...CAUSE,
        sequence: 2,
        action: 'promote',
        remote: 'mfe-a',
        version: '1.0.0',
        from: null,
        to: '1.0.0',
      });
      expect(oldest).toMatchObject({ sequence: 1, action: 'publish' });
    });

    test('keeps what rollbacks choose by: past versions with their records, and verifications', async () => {
      const writer = await open();
      await release(writer, 'mfe-a', '1.0.0');
      const record = { views: 30, failures: 1, phases: { load: 29, server: 1 } } as const;
      const past = [{ version: '1.0.0', record }];
      await writer.change(CAUSE, (document) => [
        ...promote(document, 'mfe-a', '1.1.0', CAUSE.at, {
          good: () => ({ best: ['1.0.0'], reasons: new Map() }),
          recordOf: () => record,
          digestOf: () => 'sha384-x',
        }),
      ]);
      const verification = { passed: false, by: 'firn', breaches: ['Page agenda: kaputt.'] };
      const row = {
        remote: 'mfe-a',
        version: '1.1.0',
        from: '1.1.0',
        to: '1.1.0',
        action: 'verify',
      } as const;
      await writer.note({ ...CAUSE, ...row, verification });
      const other = await open();
      const digests = { '1.0.0': 'sha384-x', '1.1.0': 'sha384-x' };
      expect((await other.read()).remotes['mfe-a']).toMatchObject({ lastKnownGood: '1.0.0', past, digests });
      expect(await other.audit({ remote: 'mfe-a', action: 'verify' })).toMatchObject([{ verification }]);
    });

    test('shows its own change at once, and another store’s soon', async () => {
      const [writer, reader] = [await open(), await open()];
      await release(writer, 'mfe-a', '1.0.0');
      expect((await writer.read()).sequence).toBe(2);
      expect((await sees(reader, 2)).remotes).toHaveProperty('mfe-a');
      expect((await reader.read()).sequence).toBe(2);
    });

    test('writes nothing when nothing is decided or the decision fails', async () => {
      const store = await open();
      expect(await store.change(CAUSE, () => [])).toEqual([]);
      const failing = store.change(CAUSE, () => {
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect(await publishOne(store, 'mfe-a')).toMatchObject([{ sequence: 1 }]);
      expect(await store.audit()).toHaveLength(1);
    });

    test('writes the rows of a release set as one change, in their order', async () => {
      const store = await open();
      for (const remote of ['mfe-b', 'mfe-a', 'shell']) await publishOne(store, remote);
      const set = { shell: '1.0.0', 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' };
      const rows = await store.change(CAUSE, (document) => promoteSet(document, set, CAUSE.at));
      expect(rows.map(({ sequence, remote }) => [sequence, remote])).toEqual([
        [4, 'shell'],
        [4, 'mfe-a'],
        [4, 'mfe-b'],
      ]);
      expect((await store.audit()).slice(0, 3)).toEqual(rows);
      expect(Object.keys((await (await open()).read()).remotes)).toEqual(['mfe-b', 'mfe-a', 'shell']);
    });

    test('serialises writers: each decides on what the previous one wrote, and no change is lost', async () => {
      const writers = await Promise.all(Array.from({ length: WRITERS }, open));
      const names = Array.from({ length: WRITERS * CHANGES }, (_, index) => `mfe-${index}`);
      const rows = await Promise.all(
        names.map((remote, index) => publishOne(writers[index % WRITERS] as RegistryStore, remote)),
      );
      const document = await (await open()).read();
      expect(document.sequence).toBe(names.length);
      expect(Object.keys(document.remotes).toSorted()).toEqual(names.toSorted());
      const numbers = rows.flat().map((row) => row.sequence);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(names.map((_, index) => index + 1));
    });

    test('serialises writers in processes of their own', async () => {
      const watcher = await open();
      const children = ['mfe-a', 'mfe-b'].map((prefix) =>
        spawn(process.execPath, [CHILDREN.writeMany, under.address, prefix, String(CHANGES)], {
          env: {},
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      );
      const ends = await Promise.all(children.map((child) => once(child, 'exit')));
      expect(ends).toEqual([
        [0, null],
        [0, null],
      ]);
      const document = await sees(watcher, 2 * CHANGES);
      expect([document.sequence, Object.keys(document.remotes).length]).toEqual([20, 20]);
      expect(await watcher.audit()).toHaveLength(20);
    });

    test.each(deaths)(
      'kill -9 %s %s leaves %i of 2 changes, whole, and the next writer goes on',
      async (...death) => {
        const [when, step, whole] = death;
        const args = [CHILDREN.dieWhileWriting, under.address, when, step];
        const child = spawnSync(process.execPath, args, { env: {}, encoding: 'utf8' });
        expect(child.stderr).toBe('');
        expect(child.signal).toBe('SIGKILL');

        const store = await open();
        expect((await store.read()).sequence).toBe(whole);
        expect((await store.audit()).map((row) => row.sequence)).toEqual(whole === 2 ? [2, 1] : [1]);
        expect(await publishOne(store, 'mfe-after')).toMatchObject([{ sequence: whole + 1 }]);
      },
    );

    test('a damaged change is reported, readers stay with the last good one, and writers refuse', async () => {
      const before = await open();
      await publishOne(before, 'mfe-a');
      await publishOne(before, 'mfe-b');
      await under.damage(2);
      const store = await open();
      expect(await store.read()).toMatchObject({ sequence: 1, remotes: { 'mfe-a': NEW_REMOTE } });
      expect(problems).toEqual([expect.stringMatching(/(0000000002\.json|Row 2 of .*) is damaged: /)]);
      expect(store.isReachable()).toBe(false);
      const refused = publishOne(store, 'mfe-c');
      await expect(refused).rejects.toMatchObject({ status: 503, code: 'registry-damaged' });
      expect((await before.read()).sequence).toBe(2);

      await under.remove(2);
      expect(await publishOne(store, 'mfe-c')).toMatchObject([{ sequence: 2 }]);
      const after = await open();
      expect(Object.keys((await after.read()).remotes)).toEqual(['mfe-a', 'mfe-c']);
      expect(after.isReachable()).toBe(true);
    });

    test('a full disk refuses the change and leaves nothing behind', async () => {
      const reader = await open();
      await publishOne(reader, 'mfe-a');
      const { store, free } = await under.openOnFullDisk();
      stores.push(store);
      const refused = publishOne(store, 'mfe-b');
      await expect(refused).rejects.toMatchObject({ status: 503, code: 'registry-unavailable' });
      await expect(refused).rejects.toThrow('nothing was changed');
      expect(await (await open()).read()).toEqual(await reader.read());
      expect(await reader.audit()).toHaveLength(1);
      await free();
      expect(await publishOne(store, 'mfe-b')).toMatchObject([{ sequence: 2 }]);
    });

    test('lists the audit log by remote, newest first, up to a limit, notes included', async () => {
      const store = await open();
      for (const version of ['1.0.0', '1.1.0']) await release(store, 'mfe-a', version);
      await release(store, 'mfe-b', '1.0.0');
      expect((await store.audit({ remote: 'mfe-a' })).map((row) => row.sequence)).toEqual([4, 3, 2, 1]);
      expect((await store.audit({ limit: 2 })).map((row) => row.sequence)).toEqual([6, 5]);
      const published = { remote: 'mfe-a', action: 'publish', version: '1.1.0' } as const;
      expect((await store.audit(published)).map((row) => row.sequence)).toEqual([3]);
      const at = '2026-11-21T11:00:00.000Z';
      const about = { remote: 'mfe-a', version: null, from: null, to: null };
      await store.note({ ...CAUSE, at, action: 'token-create', ...about });
      const [note] = await (await open()).audit({ limit: 1 });
      expect(note).toEqual({ ...CAUSE, at, action: 'token-create', ...about, sequence: 6 });
      expect(await store.audit({ limit: Number.POSITIVE_INFINITY })).toHaveLength(7);
    });

    test('tells watchers of changes by others until they stop', async () => {
      const [writer, watcher] = [await open(), await open()];
      const seen: number[] = [];
      const stop = watcher.watch(({ sequence }) => seen.push(sequence));
      await publishOne(writer, 'mfe-a');
      await sees(watcher, 1);
      stop();
      await publishOne(writer, 'mfe-b');
      await sees(watcher, 2);
      expect(seen).toEqual([1]);
    });
  });
}
