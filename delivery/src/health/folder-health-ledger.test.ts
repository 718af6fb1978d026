import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { describeHealthLedger, describeKeptRecords } from '../testing/health-ledger-conformance.ts';
import { openFolderHealthLedger } from './folder-health-ledger.ts';

const AT = new Date('2026-11-21T10:00:00.000Z');

let folder: string;
let told: string[];

const aFolder = () => mkdtemp(join(tmpdir(), 'firn-health-'));
const open = () => openFolderHealthLedger(folder, (message) => told.push(message));

beforeEach(async () => {
  told = [];
  folder = await aFolder();
});

describeHealthLedger('in a folder', async () => {
  const place = await aFolder();
  const ledger = await openFolderHealthLedger(place, () => undefined);
  return {
    ledger,
    async dispose() {
      await ledger.close();
      await rm(place, { recursive: true });
    },
  };
});

describeKeptRecords('in a folder', async () => {
  const place = await aFolder();
  return {
    open: () => openFolderHealthLedger(place, () => undefined),
    dispose: () => rm(place, { recursive: true }),
  };
});

const report = (voter: string, at = AT) =>
  ({
    view: `${voter} ${at.getTime()}`,
    voter,
    remote: 'mfe-a',
    version: '1.0.0',
    phase: 'load',
    at,
  }) as const;

test('a line that a crash cut off costs only itself', async () => {
  const ledger = await open();
  await ledger.record(report('a'));
  await ledger.close();
  const [name = ''] = await readdir(folder);
  await appendFile(join(folder, name), '\n{"view":"b","vot');
  const next = await open();
  await next.record(report('c'));
  await next.close();
  expect(await (await open()).recordOf('mfe-a', '1.0.0')).toMatchObject({ views: 2 });
  expect(told).toEqual([]);
});

test('a network that fetches page after page writes a line a minute', async () => {
  const ledger = await open();
  for (let second = 0; second < 120; second += 1) {
    await ledger.record(report('a', new Date(AT.getTime() + second * 1000)));
  }
  await ledger.close();
  const text = await readFile(join(folder, 'votes-2026-11.jsonl'), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
});

test('the newest months are kept by their names, whatever the clock says', async () => {
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) {
    await writeFile(join(folder, `votes-${month}.jsonl`), '');
  }
  await (await open()).close();
  expect((await readdir(folder)).toSorted()).toEqual([
    'votes-2026-09.jsonl',
    'votes-2026-10.jsonl',
    'votes-2026-11.jsonl',
  ]);
});

test('a disk that takes nothing is reported once, and votes go on counting', async () => {
  const ledger = await open();
  await rm(folder, { recursive: true });
  for (const voter of ['a', 'b', 'c']) expect(await ledger.record(report(voter))).toBe(true);
  await ledger.close();
  expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 3 });
  expect(told).toEqual([expect.stringContaining('What visitors report is not kept')]);
});
