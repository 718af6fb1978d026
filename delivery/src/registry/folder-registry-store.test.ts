import { appendFile, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';
import { type Death, describeRegistryStore } from '../testing/store-conformance.ts';
import { openFolderRegistry } from './folder-registry-store.ts';
import { publish } from './transitions.ts';

const CAUSE = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: null };

/** The steps of a change, in order; the process is killed right before or right after each. */
const DEATHS: readonly Death[] = [
  ['before', 'write', 1],
  ['after', 'write', 1],
  ['before', 'link', 1],
  ['after', 'link', 2],
  ['before', 'syncFolder', 2],
  ['after', 'syncFolder', 2],
];

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-registry-'));
}

function file(folder: string, sequence: number): string {
  return join(folder, `${String(sequence).padStart(10, '0')}.json`);
}

async function noSpace(): Promise<never> {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
}

describeRegistryStore(
  'folder',
  async () => {
    const folder = await aFolder();
    return {
      address: folder,
      damage: (sequence) => writeFile(file(folder, sequence), '{"document":{"sequ'),
      remove: (sequence) => rm(file(folder, sequence)),
      async openOnFullDisk() {
        const files: DurableFiles = { ...durableFiles, write: noSpace };
        const store = await openFolderRegistry(folder, { files });
        return {
          store,
          free: async () => {
            Object.assign(files, { write: durableFiles.write });
          },
        };
      },
      dispose: () => rm(folder, { recursive: true }),
    };
  },
  DEATHS,
);

test('a note truncated by a crash spoils only itself', async () => {
  const folder = await aFolder();
  const store = await openFolderRegistry(folder);
  const note = (reason: string) =>
    store.note({ ...CAUSE, reason, action: 'token-use', remote: '*', version: null, from: null, to: null });
  await note('one');
  await appendFile(join(folder, 'notes-2026-11.jsonl'), '\n{"at":"2026-');
  await note('two');
  expect((await store.audit()).map(({ reason }) => reason).toSorted()).toEqual(['one', 'two']);
  await store.close();
});

test('a folder in use shows only finished changes', async () => {
  const folder = await aFolder();
  const store = await openFolderRegistry(folder);
  await store.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
  expect(await readdir(folder)).toEqual(['0000000001.json']);
  await store.close();
});

test('the remains of a crashed change are removed after an hour; a running change stays', async () => {
  const folder = await aFolder();
  for (const name of ['old.tmp', 'new.tmp']) await writeFile(join(folder, name), '{');
  const before = new Date(Date.now() - 61 * 60_000);
  await utimes(join(folder, 'old.tmp'), before, before);
  await (await openFolderRegistry(folder)).close();
  expect(await readdir(folder)).toEqual(['new.tmp']);
});

test('a disk that fills up at the last step leaves no temporary file', async () => {
  const folder = await aFolder();
  const store = await openFolderRegistry(folder, { files: { ...durableFiles, link: noSpace } });
  const refused = store.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
  await expect(refused).rejects.toThrow('nothing was changed: ENOSPC');
  expect(await readdir(folder)).toEqual([]);
});

test('a change that everybody can see is not reported as failed when the disk does not confirm it', async () => {
  const folder = await aFolder();
  const problems: string[] = [];
  const files = { ...durableFiles, syncFolder: noSpace };
  const store = await openFolderRegistry(folder, { files, onProblem: (message) => problems.push(message) });
  const rows = await store.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
  expect(rows).toMatchObject([{ sequence: 1 }]);
  expect(problems).toEqual([expect.stringContaining('Change 1 may not survive a power cut')]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another number', '{"document":{"sequence":7,"remotes":{}},"audit":[]}'],
  ['a remote that is none', '{"document":{"sequence":2,"remotes":{"mfe-a":{}}},"audit":[]}'],
])(
  'a change file that holds %s is damaged, and a running store that meets it goes on',
  async (_name, text) => {
    const folder = await aFolder();
    const problems: string[] = [];
    const store = await openFolderRegistry(folder, { onProblem: (message) => problems.push(message) });
    await store.change(CAUSE, (document) => publish(document, 'mfe-a', '1.0.0'));
    await writeFile(file(folder, 2), text);
    expect((await store.read()).sequence).toBe(1);
    expect((await store.read()).sequence).toBe(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(file(folder, 2));
    expect(store.isReachable()).toBe(false);
    const change = store.change(CAUSE, (document) => publish(document, 'mfe-b', '1.0.0'));
    await expect(change).rejects.toMatchObject({ code: 'registry-damaged' });
    expect((await store.audit()).map((row) => row.sequence)).toEqual([1]);
    await store.close();
  },
);
