import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq, isNotNull, like } from 'drizzle-orm';
import { startList } from '../../../test/address-lists.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { dyingAt, withoutTransactions } from '../../../test/statements.ts';
import type { Db } from '../../db/client.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';
import { addressImportRows, addressImports } from './address-import.table.ts';
import { beginUndo } from './begin-undo.ts';
import { workImports } from './index.ts';
import { workNow } from './work-imports.ts';

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

const NAMES = ['eins', 'zwei', 'drei'];
const clock = () => NOW;
const ofList = like(users.email, '%@liste.example');

/** Takes the list in as the request does that brings it. */
async function takeIn(db: Db): Promise<void> {
  const id = await startList({ ...t, db }, NAMES);
  await workNow({ db, clock }, id, 'running');
}

async function undo(db: Db): Promise<void> {
  const [made] = await t.db.select().from(addressImports);
  const id = made?.id ?? '';
  const actor = { userId: t.users.admin.id, impersonatorId: null, ip: '192.0.2.1' };
  if (made?.state === 'done') await beginUndo(db, id, { actor, now: NOW });
  await workNow({ db, clock }, id, 'undoing');
}

/** The import with what there is of it: rows, rows that are through, people, and what the audit says of people. */
async function facts() {
  const imports = await t.db.select().from(addressImports);
  return {
    imports: imports.map(({ state, created, removed }) => ({ state, created, removed })),
    rows: await t.db.$count(addressImportRows),
    through: await t.db.$count(addressImportRows, isNotNull(addressImportRows.outcome)),
    people: await t.db.$count(users, ofList),
    told: await t.db.$count(auditEntries, eq(auditEntries.label, 'Person')),
  };
}

const NOTHING = { imports: [], rows: 0, through: 0, people: 0, told: 0 };
const STARTED = {
  imports: [{ state: 'running', created: 0, removed: 0 }],
  ...{ rows: 3, through: 0, people: 0, told: 0 },
};
const DONE = {
  imports: [{ state: 'done', created: 3, removed: 0 }],
  ...{ rows: 3, through: 3, people: 3, told: 3 },
};
const UNDOING = { ...DONE, imports: [{ state: 'undoing', created: 3, removed: 0 }] };
const UNDONE = { ...DONE, imports: [{ state: 'undone', created: 3, removed: 3 }], people: 0, told: 6 };

/** Dies at each statement in turn. @returns what each death left, once for each that is different. */
async function dieAll(work: () => Promise<unknown>): Promise<unknown[]> {
  const left = new Map<string, unknown>();
  for (let n = 1; await dyingAt(t.db, n, work); n += 1) {
    const found = await facts();
    left.set(JSON.stringify(found), found);
  }
  return [...left.values()];
}

test('a process that dies before any statement leaves a list out, written down or taken in whole', async () => {
  expect(await dieAll(() => takeIn(t.db))).toEqual([NOTHING, STARTED]);
  expect(await facts()).toEqual(DONE);
  // The same list once more is the import that it is.
  await takeIn(t.db);
  await workImports({ db: t.db, clock });
  expect(await facts()).toEqual(DONE);
});

test('what it left is taken in by the next process, each person once', async () => {
  await startList(t, NAMES);
  let deaths = 0;
  while (await dyingAt(t.db, deaths + 1, () => workImports({ db: t.db, clock }))) {
    expect(await facts()).toEqual(STARTED);
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(5);
  expect(await facts()).toEqual(DONE);
});

test('two processes at once make each person once', async () => {
  await startList(t, NAMES);
  const work = () => workImports({ db: t.db, clock });
  await Promise.all([work(), work(), work()]);
  expect(await facts()).toEqual(DONE);
});

test('an import is undone whole or not at all, and can be imported again', async () => {
  await takeIn(t.db);
  expect(await dieAll(() => undo(t.db))).toEqual([DONE, UNDOING]);
  expect(await facts()).toEqual(UNDONE);
  await takeIn(t.db);
  expect(await t.db.$count(users, ofList)).toBe(NAMES.length);
});

test('without transactions half a list stays', async () => {
  await dieAll(() => takeIn(withoutTransactions(t.db))).catch(() => undefined);
  await workImports({ db: t.db, clock });
  expect(await facts()).not.toEqual(DONE);
});
