import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { sleepingStyles } from './sleeping-styles.table.ts';

let t: TestApp;
let sleepingStyle: { '@id': string; id: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(sleepingStyles);
  const [row] = await t.db.insert(sleepingStyles).values({ title: 'Hütte' }).returning();
  sleepingStyle = { '@id': `/api/sleeping_styles/${row?.id}`, id: row?.id ?? '' };
});

const patch = async (payload: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: sleepingStyle['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  });

const audited = async (id: string) =>
  (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === id);

describe('creating', () => {
  test('returns the new item with its location and version, and is audited', async () => {
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/sleeping_styles',
      payload: { title: 'Zelt' },
    });
    expect(response.statusCode).toBe(201);
    const created = response.json();
    expect(created).toMatchObject({ '@type': 'SleepingStyle', title: 'Zelt', position: 0, version: 1 });
    expect(response.headers).toMatchObject({ location: created['@id'], etag: '"1"' });
    expect(await audited(created.id)).toMatchObject([
      {
        action: 'sleepingStyle.create',
        actorId: t.users.admin.id,
        label: 'Zelt',
        diff: { title: { from: null, to: 'Zelt' } },
      },
    ]);
  });

  test.each([
    [{}, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: ' ' }, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: 'Hütte' }, 'title', 'Diese Übernachtungsart gibt es schon.'],
    [{ title: 'x'.repeat(61) }, 'title', 'Bitte kürze den Text auf höchstens 60 Zeichen.'],
    [{ title: 'Zelt', titel: 'x' }, 'titel', 'Diese Angabe wird hier nicht erwartet.'],
    [{ title: 'Zelt', position: -1 }, 'position', 'Bitte gib mindestens 0 an.'],
  ])('%j is refused by field', async (payload, propertyPath, message) => {
    const response = await (await t.as('admin'))({ method: 'POST', url: '/api/sleeping_styles', payload });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual({ propertyPath, message });
  });
});

describe('changing', () => {
  test('changes only what the patch names', async () => {
    const response = await patch({ position: 3 });
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toMatchObject({ title: 'Hütte', position: 3, version: 2 });
    expect(await audited(sleepingStyle.id)).toMatchObject([
      { action: 'sleepingStyle.update', diff: { position: { from: 0, to: 3 } } },
    ]);
  });

  test('a patch that changes nothing leaves version and log alone', async () => {
    expect((await patch({ title: 'Hütte' })).json().version).toBe(1);
    expect(await audited(sleepingStyle.id)).toEqual([]);
  });

  test('a session without If-Match gets 428', async () => {
    const response = await patch({ title: 'Zelt' }, {});
    expect(response.statusCode).toBe(428);
    expect(response.json()).toMatchObject({ title: 'Angabe des Standes fehlt' });
  });

  test.each(['"7"', 'W/"1"', '1'])('If-Match %s is stale and gets the current item', async (tag) => {
    await patch({ title: 'Biwak' });
    const response = await patch({ title: 'Zelt' }, { 'if-match': tag });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({
      type: '/problems/stale',
      current: { title: 'Biwak', version: 2 },
      changedBy: 'Vera Admin',
      changedAt: '2026-02-14T08:00:00.000Z',
    });
  });

  test('of two changes made from the same version exactly one is written', async () => {
    const answers = await Promise.all([patch({ title: 'Zelt' }), patch({ title: 'Biwak' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect((await t.anonymous(sleepingStyle['@id'])).json().title).toBe(winner?.json().title);
  });

  test('a violated rule leaves neither a change nor a log entry', async () => {
    await t.db.insert(sleepingStyles).values({ title: 'Zelt' });
    const response = await patch({ title: 'Zelt' });
    expect(response.json().violations).toEqual([
      { propertyPath: 'title', message: 'Diese Übernachtungsart gibt es schon.' },
    ]);
    expect((await t.anonymous(sleepingStyle['@id'])).json()).toMatchObject({ title: 'Hütte', version: 1 });
    expect(await audited(sleepingStyle.id)).toEqual([]);
  });
});

test('removing is audited', async () => {
  const admin = await t.as('admin');
  const response = await admin({
    method: 'DELETE',
    url: sleepingStyle['@id'],
    headers: { 'if-match': '"1"' },
  });
  expect(response.statusCode).toBe(204);
  expect((await t.anonymous(sleepingStyle['@id'])).statusCode).toBe(404);
  expect(await audited(sleepingStyle.id)).toMatchObject([{ action: 'sleepingStyle.remove', label: 'Hütte' }]);
});

test('the history shows the office who changed what, newest first', async () => {
  await patch({ title: 'Biwak' });
  const response = await (await t.as('admin'))(`${sleepingStyle['@id']}/history`);
  expect(response.json()['hydra:member']).toMatchObject([
    {
      action: 'sleepingStyle.update',
      actor: 'Vera Admin',
      changes: { title: { from: 'Hütte', to: 'Biwak' } },
    },
  ]);
});
