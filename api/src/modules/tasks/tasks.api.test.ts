import type { TaskResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, isNotNull } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { forgetTasks, makeTasks } from './index.ts';
import { taskComments, tasks } from './tasks.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(tasks);
  await t.db.delete(events);
  await t.db.delete(offers);
});

const userIri = (persona: Persona) => `/api/users/${t.users[persona].id}`;
const post = async (url: string, payload: object, persona: Persona = 'admin', headers = {}) =>
  (await t.as(persona))({ method: 'POST', url, payload, headers });
const create = (payload: object, persona: Persona = 'admin') => post('/api/tasks', payload, persona);
const made = async (payload: object = {}): Promise<TaskResponse> =>
  (await create({ title: 'Seile bestellen', ...payload })).json();
const patch = async (task: TaskResponse, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: task['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${task.version}"` },
  });
const step = (task: TaskResponse, to: string, persona: Persona = 'admin', version = task.version) =>
  post(`${task['@id']}/transition`, { to }, persona, { 'if-match': `"${version}"` });
const titles = async (query = '') =>
  (await (await t.as('admin'))(`/api/tasks${query}`))
    .json()
    ['hydra:member'].map(({ title }: TaskResponse) => title);

/** A made task, of an event that is to be checked. */
async function madeByCause(): Promise<TaskResponse> {
  await insertEvent(t.db, await insertOffer(t.db), { state: 'prepared', published: false });
  await makeTasks({ db: t.db, clock: () => NOW });
  const response = await (await t.as('admin'))('/api/tasks?kind=events-to-check');
  return response.json()['hydra:member'][0];
}

describe('an own task', () => {
  test('has words, a day, somebody and a thing', async () => {
    const event = await insertEvent(t.db, await insertOffer(t.db, { title: 'Tödi' }), { code: 'E-31-1' });
    const response = await create({
      title: 'Fahrer anrufen',
      due: '2026-02-16',
      assignee: userIri('super'),
      event: `/api/events/${event.id}`,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      '@type': 'Task',
      version: 1,
      kind: 'own',
      state: 'open',
      title: 'Fahrer anrufen',
      due: '2026-02-16',
      day: '2026-02-16',
      snoozedUntil: null,
      assignee: { '@id': userIri('super'), fullName: 'Vera Super' },
      subject: { '@id': `/api/events/${event.id}`, code: 'E-31-1', label: 'Tödi' },
      comments: [],
      createdBy: 'Vera Admin',
      closedAt: null,
      reopens: false,
    });
  });

  test.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: 'zwei\nZeilen' }],
    ['due', { due: 'morgen' }],
    ['kind', { kind: 'refunds-due' }],
    ['assignee', { assignee: '/api/users/00000000-0000-4000-8000-000000000000' }],
    ['event', { event: '/api/events/00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused by field: %j', async (propertyPath, given) => {
    const response = await create({ title: 'Text', ...given });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
    expect(await t.db.select().from(tasks)).toEqual([]);
  });

  test('belongs to one thing at most', async () => {
    const offer = await insertOffer(t.db);
    const event = await insertEvent(t.db, offer);
    const both = { event: `/api/events/${event.id}`, offer: `/api/offers/${offer.id}` };
    expect((await create({ title: 'Beides', ...both })).json().violations).toMatchObject([
      { propertyPath: 'event' },
    ]);
  });
});

test('an own task gets other words, another day and another thing', async () => {
  const offer = await insertOffer(t.db, { title: 'Tödi' });
  const event = await insertEvent(t.db, offer, { code: 'E-31-1' });
  const task = await made({ event: `/api/events/${event.id}` });
  const both = await patch(task, { offer: `/api/offers/${offer.id}` });
  expect(both.json().violations).toMatchObject([{ propertyPath: 'event' }]);
  const next = { title: 'Fahrer suchen', due: '2026-03-01', event: null, offer: `/api/offers/${offer.id}` };
  expect((await patch(task, next)).json()).toMatchObject({
    title: 'Fahrer suchen',
    day: '2026-03-01',
    subject: { '@id': next.offer, label: 'Tödi' },
  });
});

describe('somebody takes a task', () => {
  test.each(['gast', 'guide', 'partner'] as const)('not %s, who is not of the office', async (persona) => {
    const refused = await patch(await made(), { assignee: userIri(persona) });
    expect([refused.statusCode, refused.json().violations]).toMatchObject([
      422,
      [{ propertyPath: 'assignee', message: expect.stringContaining('im Büro') }],
    ]);
  });

  test('not whose account is locked', async () => {
    const isSuper = eq(users.id, t.users.super.id);
    await t.db.update(users).set({ state: 'locked' }).where(isSuper);
    expect((await patch(await made(), { assignee: userIri('super') })).statusCode).toBe(422);
    await t.db.update(users).set({ state: 'active' }).where(isSuper);
  });

  test('and the list has those of one, and of nobody', async () => {
    await made({ title: 'Meine', due: '2026-02-10', assignee: userIri('admin') });
    await made({ title: 'Ihre', assignee: userIri('super') });
    await made({ title: 'Niemandes' });
    expect(await titles(`?assignee=${userIri('super')}`)).toEqual(['Ihre']);
    expect(await titles('?assignee=none')).toEqual(['Niemandes']);
    expect(await titles(`?assignee[]=none&assignee[]=${userIri('admin')}`)).toEqual(['Meine', 'Niemandes']);
    expect((await (await t.as('admin'))('/api/tasks?assignee=ich')).statusCode).toBe(400);
  });
});

describe('a snooze', () => {
  test('puts a task to its end, and is taken back', async () => {
    const early = await made({ title: 'Früh', due: '2026-02-10' });
    await made({ title: 'Spät', due: '2026-02-20' });
    await made({ title: 'Ohne Tag' });
    expect(await titles()).toEqual(['Früh', 'Spät', 'Ohne Tag']);
    const snoozed = await patch(early, { snoozedUntil: '2026-02-21' });
    expect(snoozed.json()).toMatchObject({ due: '2026-02-10', day: '2026-02-21' });
    expect(await titles()).toEqual(['Spät', 'Früh', 'Ohne Tag']);
    expect((await patch(snoozed.json(), { snoozedUntil: null })).json().day).toBe('2026-02-10');
  });

  test.each(['2026-02-14', '2026-02-13'])('until %s is none', async (snoozedUntil) => {
    const refused = await patch(await made(), { snoozedUntil });
    expect(refused.json().violations).toMatchObject([
      { propertyPath: 'snoozedUntil', message: expect.stringContaining('ab morgen') },
    ]);
  });

  test('keeps nobody from changing something else once it is over', async () => {
    const snoozed = (await patch(await made(), { snoozedUntil: '2026-02-15' })).json();
    t.setNow(new Date('2026-02-20T08:00:00Z'));
    expect((await patch(snoozed, { title: 'Neu' })).statusCode).toBe(200);
  });
});

describe('a made task', () => {
  test('keeps its words, its day and its thing, and takes the rest', async () => {
    const task = await madeByCause();
    for (const given of [{ title: 'Anders' }, { due: '2026-03-01' }, { event: null }]) {
      const refused = await patch(task, given);
      expect(refused.json().violations).toMatchObject([{ propertyPath: Object.keys(given)[0] }]);
    }
    const taken = await patch(task, { assignee: userIri('admin'), snoozedUntil: '2026-02-16' });
    expect(taken.json()).toMatchObject({ title: null, assignee: { fullName: 'Vera Admin' } });
  });

  test('goes with its thing', async () => {
    const task = await madeByCause();
    await t.db.delete(events);
    expect((await (await t.as('admin'))(task['@id'])).statusCode).toBe(404);
    expect(await titles('?kind=events-to-check')).toEqual([]);
  });
});

describe('ticking off', () => {
  test('is undone, and both are in the log without a word of it', async () => {
    const task = await made({ title: 'Frau Käser anrufen' });
    const done = await step(task, 'done');
    expect(done.json()).toMatchObject({ state: 'done', closedBy: 'Vera Admin', reopens: true });
    expect([await titles(), await titles('?state=done')]).toEqual([[], ['Frau Käser anrufen']]);
    expect((await step(done.json(), 'open')).json()).toMatchObject({ state: 'open', closedBy: null });
    const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, task.id));
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['task.create', 'Aufgabe'],
      ['task.transition', 'Aufgabe'],
      ['task.transition', 'Aufgabe'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Käser');
  });

  test('of two at once the second is told', async () => {
    const task = await made();
    const answers = await Promise.all([step(task, 'done'), step(task, 'dismissed', 'super')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect((await step(task, 'verschoben', 'admin', 2)).json().violations).toMatchObject([
      { propertyPath: 'to' },
    ]);
    expect((await step(task, 'done', 'admin', 2)).statusCode).toBe(409);
  });
});

test('a comment says who and when, and gives the task another version', async () => {
  const task = await made();
  const response = await post(`${task['@id']}/comments`, { text: ' Ruft zurück. ' }, 'super');
  expect([response.statusCode, response.headers.location]).toEqual([201, task['@id']]);
  expect(response.json()).toMatchObject({
    version: 2,
    comments: [{ text: 'Ruft zurück.', createdBy: 'Vera Super', createdAt: NOW.toISOString() }],
  });
  const list = (await (await t.as('admin'))('/api/tasks')).json();
  expect(list['hydra:member'][0].comments).toHaveLength(1);
  for (const text of ['', ' ', 'x'.repeat(2001)])
    expect((await post(`${task['@id']}/comments`, { text })).statusCode).toBe(422);
  const nowhere = '/api/tasks/00000000-0000-4000-8000-000000000000/comments';
  expect((await post(nowhere, { text: 'x' })).statusCode).toBe(404);
});

test.each([
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
  ['super', 200],
] as const)('%s gets %i', async (persona, status) => {
  const task = await made();
  const send = await t.as(persona);
  expect((await send('/api/tasks')).statusCode).toBe(status);
  expect((await send(task['@id'])).statusCode).toBe(status);
  expect((await send('/api/me/task_mail')).statusCode).toBe(status);
  expect((await create({ title: 'Von mir' }, persona)).statusCode).toBe(status === 200 ? 201 : 403);
  expect((await patch(task, { title: 'Neu' }, persona)).statusCode).toBe(status);
  expect((await step(task, 'done', persona, 2)).statusCode).toBe(status);
  const comment = await post(`${task['@id']}/comments`, { text: 'x' }, persona);
  expect(comment.statusCode).toBe(status === 200 ? 201 : 403);
});

test('what was closed a year ago goes with its comments, unless its cause lasts', async () => {
  const own = await made();
  await post(`${own['@id']}/comments`, { text: 'x' });
  const caused = await madeByCause();
  await step(own, 'done', 'admin', 2);
  await step(caused, 'done');
  const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
  const closed = async () =>
    (await t.db.select().from(tasks).where(isNotNull(tasks.closedAt))).map(({ id }) => id).toSorted();
  await forgetTasks(t.db, inDays(365));
  expect(await closed()).toEqual([own.id, caused.id].toSorted());
  await forgetTasks(t.db, inDays(366));
  expect(await closed()).toEqual([caused.id]);
  expect(await t.db.$count(taskComments)).toBe(0);
});
