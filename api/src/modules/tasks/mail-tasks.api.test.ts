import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { mailTasks } from './index.ts';
import { taskMails, tasks } from './tasks.table.ts';

const ORIGIN = 'https://firn.example';
const TOMORROW_AT_SIX = '2026-02-15T05:00:00Z';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(tasks);
  await t.db.delete(taskMails);
  await t.db.delete(outboxMails);
});

const run = (at: string) => mailTasks({ db: t.db, clock: () => new Date(at), origin: ORIGIN });
const want = async (persona: Persona, wanted: boolean, query = '') =>
  (await t.as(persona))({ method: 'PUT', url: `/api/me/task_mail${query}`, payload: { wanted } });
const add = (title: string, due: string | null, persona: Persona = 'admin') =>
  t.db.insert(tasks).values({ kind: 'own', title, due, assigneeId: t.users[persona].id });
const mails = () => t.db.select().from(outboxMails);

test('the own tasks that are due come from six on, once a day, also where two workers send', async () => {
  expect((await want('admin', true)).json()).toMatchObject({ wanted: true });
  await add('Seile bestellen', '2026-02-12');
  await add('Bus bestellen', '2026-02-15');
  await add('Später', '2026-02-16');
  await add('Ohne Tag', null);
  await add('Ihre', '2026-02-12', 'super');
  expect(await run('2026-02-14T20:00:00Z')).toBe(0);
  expect(await run('2026-02-15T04:59:00Z')).toBe(0);
  const [sent = 0, sentBeside = 0] = await Promise.all([run(TOMORROW_AT_SIX), run(TOMORROW_AT_SIX)]);
  expect(sent + sentBeside).toBe(1);
  expect(await run('2026-02-15T12:00:00Z')).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: 'task_digest',
    recipient: 'admin@firn.example',
    subject: 'Heute: 2 Aufgaben',
  });
  expect(mail?.text).toContain('Seile bestellen, Do, 12.02.2026\n\nBus bestellen, So, 15.02.2026');
  expect(mail?.text).toContain(`${ORIGIN}/admin/task?wessen=meine`);
  expect(mail?.text).not.toMatch(/Später|Ohne Tag|Ihre/);
  expect(await run('2026-02-16T05:00:00Z')).toBe(1);
});

test('a mail names twenty and counts the others', async () => {
  await want('admin', true);
  for (let n = 1; n <= 22; n += 1) await add(`Aufgabe ${n}.`, '2026-02-15');
  await run(TOMORROW_AT_SIX);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Heute: 22 Aufgaben');
  expect(mail?.text.match(/Aufgabe \d+\., So/g)).toHaveLength(20);
  expect(mail?.text).toContain('… und 2 Aufgaben mehr.');
});

test('nothing comes where nothing is due, or it is wanted no more', async () => {
  await want('admin', true);
  expect(await run(TOMORROW_AT_SIX)).toBe(0);
  await add('Seile bestellen', '2026-02-12');
  expect((await want('admin', false)).json()).toMatchObject({ wanted: false });
  expect(await run('2026-02-16T05:00:00Z')).toBe(0);
  expect(await mails()).toEqual([]);
});

test('who is locked gets nothing', async () => {
  await want('super', true);
  await add('Seile bestellen', '2026-02-12', 'super');
  const isSuper = eq(users.id, t.users.super.id);
  await t.db.update(users).set({ state: 'locked' }).where(isSuper);
  expect(await run(TOMORROW_AT_SIX)).toBe(0);
  await t.db.update(users).set({ state: 'active' }).where(isSuper);
});

test('nobody orders it for somebody else', async () => {
  const refused = await want('super', true, '?_switch_user=admin@firn.example');
  expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/impersonating']);
  expect(await t.db.$count(taskMails)).toBe(0);
});
