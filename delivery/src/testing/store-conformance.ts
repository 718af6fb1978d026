import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Cause, RegistryDocument } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { promote, publish } from '../registry/transitions.ts';

export interface StoreUnderTest {
  /** Another store on the same data, as another process would open it. */
  open(): Promise<RegistryStore>;
  /** Takes the data away. */
  dispose(): Promise<void>;
}

const CAUSE: Cause = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: 'because' };
const WRITERS = 4;
const CHANGES = 10;

/** Makes `remote` live in `version`, publishing it first. */
async function release(store: RegistryStore, remote: string, version: string): Promise<void> {
  await store.change(CAUSE, (document) => publish(document, remote, version));
  await store.change(CAUSE, (document) => promote(document, remote, version));
}

/** What every registry store must do, whatever it writes to. Called from the store's own test file. */
export function describeRegistryStore(name: string, prepare: () => Promise<StoreUnderTest>): void {
  describe(`registry store: ${name}`, () => {
    let under: StoreUnderTest;
    let stores: RegistryStore[];

    beforeEach(async () => {
      under = await prepare();
      stores = [];
    });
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await under.dispose();
    });

    async function open(): Promise<RegistryStore> {
      const store = await under.open();
      stores.push(store);
      return store;
    }

    test('is empty at first', async () => {
      const store = await open();
      expect(await store.read()).toEqual({ sequence: 0, remotes: {} });
      expect(await store.audit()).toEqual([]);
    });

    test('keeps a change and its audit row, for those who open it later too', async () => {
      await release(await open(), 'mfe-a', '1.0.0');
      const other = await open();
      const entry = { current: '1.0.0', lastKnownGood: null, withdrawn: [] };
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

    test('shows a change to a store that was open before', async () => {
      const [writer, reader] = [await open(), await open()];
      await release(writer, 'mfe-a', '1.0.0');
      expect((await reader.read()).sequence).toBe(2);
    });

    test('writes nothing when the decision is null or fails', async () => {
      const store = await open();
      expect(await store.change(CAUSE, () => null)).toBeNull();
      const failing = store.change(CAUSE, () => {
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect(await store.read()).toMatchObject({ sequence: 0 });
    });

    test('serialises writers: each decides on what the one before wrote, and no change is lost', async () => {
      const writers = await Promise.all(Array.from({ length: WRITERS }, open));
      const names = Array.from({ length: WRITERS * CHANGES }, (_, index) => `mfe-${index}`);
      const bases: number[] = [];
      await Promise.all(
        names.map((remote, index) =>
          (writers[index % WRITERS] as RegistryStore).change(CAUSE, (document) =>
            publish(document, remote, '1.0.0'),
          ),
        ),
      ).then((rows) => bases.push(...rows.map((row) => row?.sequence ?? 0)));
      const reader = await open();
      const document = await reader.read();
      expect(document.sequence).toBe(names.length);
      expect(Object.keys(document.remotes).toSorted()).toEqual(names.toSorted());
      expect(bases.toSorted((a, b) => a - b)).toEqual(names.map((_, index) => index + 1));
    });

    test('gives the audit log by remote, newest first, up to a limit', async () => {
      const store = await open();
      for (const version of ['1.0.0', '1.1.0']) await release(store, 'mfe-a', version);
      await release(store, 'mfe-b', '1.0.0');
      expect((await store.audit({ remote: 'mfe-a' })).map((row) => row.sequence)).toEqual([4, 3, 2, 1]);
      expect((await store.audit({ limit: 2 })).map((row) => row.sequence)).toEqual([6, 5]);
    });

    test('tells watchers of changes by others until they stop', async () => {
      const [writer, watcher] = [await open(), await open()];
      const seen: RegistryDocument[] = [];
      const told = new Promise<void>((resolve) => {
        const stop = watcher.watch((document) => {
          seen.push(document);
          stop();
          resolve();
        });
      });
      await writer.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
      await told;
      expect(seen[0]?.sequence).toBe(1);
    });
  });
}
