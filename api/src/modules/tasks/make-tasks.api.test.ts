import type { OpenWorkGroup, TaskResponse } from '@firn/shared-contracts/api';
import { WORK_KINDS, type WorkKind } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { seedOpenWork } from '../../../test/open-work.ts';
import { statementsOf } from '../../../test/statements.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { makeTasks } from './index.ts';
import { tasks } from './tasks.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedOpenWork(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(tasks);
});

/** The job runs every minute; whoever reads before it did makes and closes nothing. */
const run = (now = NOW) => makeTasks({ db: t.db, clock: () => now });
const get = async (url: string) => (await (await t.as('admin'))(url)).json();
const groups = async (): Promise<OpenWorkGroup[]> => (await get('/api/open-work')).groups;
const listed = async (query = ''): Promise<TaskResponse[]> =>
  (await get(`/api/tasks?itemsPerPage=100${query}`))['hydra:member'];
const codes = async (kind: WorkKind) =>
  (await listed(`&kind=${kind}`)).map(({ subject }) => subject?.code).toSorted();
const codesOf = async (kind: WorkKind) => {
  await run();
  return codes(kind);
};
const taskOf = async (kind: WorkKind, code: string) => {
  await run();
  const task = (await listed(`&kind=${kind}`)).find(({ subject }) => subject?.code === code);
  if (!task) throw new Error(`no task ${kind} of ${code}`);
  return task;
};
const tick = async (task: TaskResponse, to: string) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `${task['@id']}/transition`,
    payload: { to },
    headers: { 'if-match': `"${task.version}"` },
  });
const eventOf = (code: string) => eq(events.code, code);

const LIST_OF = {
  'decisions-due': 'events',
  'guides-missing': 'events',
  'huts-release': 'events',
  'huts-changed': 'events',
  'huts-unconfirmed': 'events',
  'materials-to-pack': 'events',
  'materials-not-back': 'events',
  'events-to-check': 'events',
  'incidents-unread': 'events',
  'reports-missing': 'events',
  'events-not-settled': 'events',
  'bookings-requested': 'bookings',
  'mails-not-sent': 'bookings',
  'refunds-due': 'bookings',
  'payments-overdue': 'bookings',
  'offers-without-date': 'offers',
  'offers-complete': 'offers',
  'private-requests': 'private_requests',
  'pages-refused': 'contents',
} as const satisfies Record<WorkKind, string>;

/** A kind is asked in four places, and all of them say the same. */
async function expectAgreement(now = NOW) {
  await run(now);
  const open = await groups();
  for (const kind of WORK_KINDS) {
    const ids = (await listed(`&kind=${kind}`)).map(({ subject }) => subject?.id).toSorted();
    const list = await get(`/api/${LIST_OF[kind]}?work=${kind}&itemsPerPage=100`);
    const inList = list['hydra:member'].map(({ id }: { id: string }) => id).toSorted();
    expect([kind, ids]).toEqual([kind, inList]);
    expect([kind, open.find((group) => group.kind === kind)?.count]).toEqual([kind, ids.length]);
  }
}

test('every kind has as many tasks as its list and the dashboard, with their day', async () => {
  await expectAgreement();
  for (const { kind, items } of await groups()) {
    const made = await listed(`&kind=${kind}`);
    for (const { id, day, label, code, detail } of items)
      expect(made.find(({ subject }) => subject?.id === id)).toMatchObject({
        due: day,
        subject: { code, label, detail },
      });
  }
});

test('the job makes no second one, also where two run at once', async () => {
  await Promise.all([run(), run()]);
  const first = (await t.db.select().from(tasks)).map(({ id }) => id).toSorted();
  expect(first).toHaveLength((await groups()).reduce((sum, { count }) => sum + count, 0));
  await run();
  expect((await t.db.select().from(tasks)).map(({ id, version }) => `${id} ${version}`).toSorted()).toEqual(
    first.map((id) => `${id} 1`),
  );
});

test('takes at most five statements a kind', async () => {
  expect(await statementsOf(t.db, run)).toBeLessThanOrEqual(5 * WORK_KINDS.length);
});

describe('reading', () => {
  const stored = async () => [
    await t.db.select().from(tasks).orderBy(tasks.id),
    await t.db.$count(stateChanges, eq(stateChanges.entity, 'task')),
  ];

  test('shows no task whose cause is gone, and writes nothing: the job closes it', async () => {
    const task = await taskOf('events-to-check', 'E-31-9');
    await t.db.update(events).set({ published: true }).where(eventOf('E-31-9'));
    const before = await stored();
    expect(await codes('events-to-check')).toEqual([]);
    expect((await get('/api/tasks?itemsPerPage=1')).totalItems).toBe((await listed()).length);
    expect(await stored()).toEqual(before);
    await run();
    expect(await get(task['@id'])).toMatchObject({ state: 'done', closedBy: null });
    await t.db.update(events).set({ published: false }).where(eventOf('E-31-9'));
  });

  test('makes no task of what came since the job ran', async () => {
    const before = await stored();
    expect(await listed()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('takes three statements, however many kinds there are', async () => {
    await run();
    const read = () => get('/api/tasks');
    // Who asks is a statement more.
    await read();
    expect(await statementsOf(t.db, read)).toBeLessThanOrEqual(4);
  });

  test('of the cause decides whether a task opens again, before the job ran, too', async () => {
    const task = await taskOf('events-to-check', 'E-31-9');
    const done = (await tick(task, 'done')).json();
    await t.db.update(events).set({ published: true }).where(eventOf('E-31-9'));
    expect((await tick(done, 'open')).statusCode).toBe(409);
    await t.db.update(events).set({ published: false }).where(eventOf('E-31-9'));
  });
});

describe('a task whose cause is gone', () => {
  test('closes by itself with its step, and comes anew as another one', async () => {
    const task = await taskOf('bookings-requested', 'B-2026-00001');
    const isBooking = eq(bookings.number, 'B-2026-00001');
    await t.db.update(bookings).set({ state: 'confirmed' }).where(isBooking);
    expect(await codesOf('bookings-requested')).toEqual([]);
    expect(await get(task['@id'])).toMatchObject({ state: 'done', closedBy: null, reopens: false });
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, task.id));
    expect(steps).toMatchObject([{ entity: 'task', from: 'open', to: 'done', actorId: null }]);
    await t.db.update(bookings).set({ state: 'requested' }).where(isBooking);
    expect((await taskOf('bookings-requested', 'B-2026-00001')).id).not.toBe(task.id);
    await expectAgreement();
  });

  test('cannot be opened again', async () => {
    const task = await taskOf('events-to-check', 'E-31-9');
    await t.db.update(events).set({ published: true }).where(eventOf('E-31-9'));
    await run();
    const refused = await tick(await get(task['@id']), 'open');
    expect([refused.statusCode, refused.json().missing[0].message]).toEqual([
      409,
      'Der Grund für diese Aufgabe besteht nicht mehr. Kommt er wieder, steht sie neu in der Liste.',
    ]);
    await t.db.update(events).set({ published: false }).where(eventOf('E-31-9'));
  });
});

describe('a task that is ticked off while its cause lasts', () => {
  test.each(['done', 'dismissed'])('%s is open work nowhere, and the undo brings it back', async (to) => {
    const task = await taskOf('decisions-due', 'E-31-2');
    expect((await tick(task, to)).json()).toMatchObject({ state: to, closedBy: 'Vera Admin', reopens: true });
    await run();
    expect(await codesOf('decisions-due')).toEqual(['E-31-1', 'E-31-3']);
    await expectAgreement();
    expect((await tick(await get(task['@id']), 'open')).json()).toMatchObject({
      state: 'open',
      closedAt: null,
    });
    expect(await codesOf('decisions-due')).toEqual(['E-31-1', 'E-31-2', 'E-31-3']);
    await expectAgreement();
  });

  test('is work again once the cause was gone and comes anew', async () => {
    const task = await taskOf('events-to-check', 'E-31-9');
    await tick(task, 'done');
    expect(await codesOf('events-to-check')).toEqual([]);
    await t.db.update(events).set({ published: true }).where(eventOf('E-31-9'));
    await run();
    await t.db.update(events).set({ published: false }).where(eventOf('E-31-9'));
    expect(await codesOf('events-to-check')).toEqual(['E-31-9']);
    await expectAgreement();
  });

  test('does not hide the same thing from another kind', async () => {
    await tick(await taskOf('decisions-due', 'E-31-2'), 'done');
    expect(await codesOf('guides-missing')).toContain('E-31-2');
  });
});

test('the day of a task follows its thing', async () => {
  const [before] = await t.db.select().from(events).where(eventOf('E-31-5'));
  expect((await taskOf('guides-missing', 'E-31-5')).due).toBe('2026-04-11');
  await t.db
    .update(events)
    .set({ start: new Date('2026-04-09T06:00:00Z') })
    .where(eventOf('E-31-5'));
  await run();
  expect(await taskOf('guides-missing', 'E-31-5')).toMatchObject({ due: '2026-04-09', version: 2 });
  await t.db.update(events).set({ start: before?.start }).where(eventOf('E-31-5'));
});

test('time alone makes tasks and ends them', async () => {
  const task = await taskOf('decisions-due', 'E-31-1');
  const tomorrow = new Date('2026-02-15T07:00:00Z');
  t.setNow(tomorrow);
  await expectAgreement(tomorrow);
  expect(await get(task['@id'])).toMatchObject({ state: 'done', closedBy: null });
});
