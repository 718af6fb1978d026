import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { searchWords } from './search-words.table.ts';

let t: TestApp;
let searchWord: { '@id': string; id: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(searchWords);
  const [row] = await t.db.insert(searchWords).values({ title: 'Suchwort A', meaning: 'Basis' }).returning();
  searchWord = { '@id': `/api/search_words/${row?.id}`, id: row?.id ?? '' };
});

const patch = async (payload: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: searchWord['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  });

const audited = async (id: string) =>
  (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === id);

describe('creating', () => {
  test('returns the new item with its location and version, and is audited', async () => {
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/search_words',
      payload: { title: 'Suchwort B', meaning: 'Aufbau' },
    });
    expect(response.statusCode).toBe(201);
    const created = response.json();
    expect(created).toMatchObject({
      '@type': 'SearchWord',
      title: 'Suchwort B',
      meaning: 'Aufbau',
      version: 1,
    });
    expect(response.headers).toMatchObject({ location: created['@id'], etag: '"1"' });
    expect(await audited(created.id)).toMatchObject([
      {
        action: 'searchWord.create',
        actorId: t.users.admin.id,
        label: 'Suchwort B',
        diff: { title: { from: null, to: 'Suchwort B' }, meaning: { from: null, to: 'Aufbau' } },
      },
    ]);
  });

  test.each([
    [{}, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: ' ' }, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: 'Suchwort A', meaning: 'Basis' }, 'title', 'Dieses Suchwort gibt es schon.'],
    [{ title: 'x'.repeat(61) }, 'title', 'Bitte kürze den Text auf höchstens 60 Zeichen.'],
    [{ title: 'Suchwort B', titel: 'x' }, 'titel', 'Diese Angabe wird hier nicht erwartet.'],
    [{ title: 'Suchwort B', meaning: '' }, 'meaning', 'Bitte fülle dieses Feld aus.'],
  ])('%j is refused by field', async (payload, propertyPath, message) => {
    const response = await (await t.as('admin'))({ method: 'POST', url: '/api/search_words', payload });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual({ propertyPath, message });
  });
});

describe('changing', () => {
  test('changes only what the patch names', async () => {
    const response = await patch({ meaning: 'Grundkurs' });
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toMatchObject({ title: 'Suchwort A', meaning: 'Grundkurs', version: 2 });
    expect(await audited(searchWord.id)).toMatchObject([
      { action: 'searchWord.update', diff: { meaning: { from: 'Basis', to: 'Grundkurs' } } },
    ]);
  });

  test('a patch that changes nothing leaves version and log alone', async () => {
    expect((await patch({ title: 'Suchwort A' })).json().version).toBe(1);
    expect(await audited(searchWord.id)).toEqual([]);
  });

  test('a session without If-Match gets 428', async () => {
    const response = await patch({ title: 'Suchwort B' }, {});
    expect(response.statusCode).toBe(428);
    expect(response.json()).toMatchObject({ title: 'Angabe des Standes fehlt' });
  });

  test.each(['"7"', 'W/"1"', '1'])('If-Match %s is stale and gets the current item', async (tag) => {
    await patch({ title: 'Suchwort C' });
    const response = await patch({ title: 'Suchwort B' }, { 'if-match': tag });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({
      type: '/problems/stale',
      current: { title: 'Suchwort C', version: 2 },
      changedBy: 'Vera Admin',
      changedAt: '2026-02-14T08:00:00.000Z',
    });
  });

  test('of two changes made from the same version exactly one is written', async () => {
    const answers = await Promise.all([patch({ title: 'Suchwort B' }), patch({ title: 'Suchwort C' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect((await t.anonymous(searchWord['@id'])).json().title).toBe(winner?.json().title);
  });

  test('a violated rule leaves neither a change nor a log entry', async () => {
    await t.db.insert(searchWords).values({ title: 'Suchwort B', meaning: 'Basis' });
    const response = await patch({ title: 'Suchwort B' });
    expect(response.json().violations).toEqual([
      { propertyPath: 'title', message: 'Dieses Suchwort gibt es schon.' },
    ]);
    expect((await t.anonymous(searchWord['@id'])).json()).toMatchObject({ title: 'Suchwort A', version: 1 });
    expect(await audited(searchWord.id)).toEqual([]);
  });
});

test('removing is audited', async () => {
  const admin = await t.as('admin');
  const response = await admin({
    method: 'DELETE',
    url: searchWord['@id'],
    headers: { 'if-match': '"1"' },
  });
  expect(response.statusCode).toBe(204);
  expect((await t.anonymous(searchWord['@id'])).statusCode).toBe(404);
  expect(await audited(searchWord.id)).toMatchObject([{ action: 'searchWord.remove', label: 'Suchwort A' }]);
});

test('the history shows the office who changed what, newest first', async () => {
  await patch({ title: 'Suchwort C' });
  const response = await (await t.as('admin'))(`${searchWord['@id']}/history`);
  expect(response.json()['hydra:member']).toMatchObject([
    {
      action: 'searchWord.update',
      actor: 'Vera Admin',
      changes: { title: { from: 'Suchwort A', to: 'Suchwort C' } },
    },
  ]);
});
