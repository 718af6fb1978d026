import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { levels } from './levels.table.ts';

let t: TestApp;
let level: { '@id': string; id: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(events);
  await t.db.delete(offers);
  await t.db.delete(levels);
  const [row] = await t.db.insert(levels).values({ title: 'Basis' }).returning();
  level = { '@id': `/api/levels/${row?.id}`, id: row?.id ?? '' };
});

const patch = async (payload: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: level['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  });

const audited = async (id: string) =>
  (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === id);

describe('creating', () => {
  test('returns the new item with its location and version, and is audited', async () => {
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/levels',
      payload: { title: 'Experten' },
    });
    expect(response.statusCode).toBe(201);
    const created = response.json();
    expect(created).toMatchObject({ '@type': 'Level', title: 'Experten', description: '', version: 1 });
    expect(response.headers).toMatchObject({ location: created['@id'], etag: '"1"' });
    expect(await audited(created.id)).toMatchObject([
      {
        action: 'level.create',
        actorId: t.users.admin.id,
        label: 'Experten',
        diff: { title: { from: null, to: 'Experten' } },
      },
    ]);
  });

  test.each([
    [{}, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: ' ' }, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ title: 'Basis' }, 'title', 'Dieses Niveau gibt es schon.'],
    [{ title: 'x'.repeat(61) }, 'title', 'Bitte kürze den Text auf höchstens 60 Zeichen.'],
    [{ title: 'Neu', titel: 'x' }, 'titel', 'Diese Angabe wird hier nicht erwartet.'],
    [{ title: 'Neu', position: -1 }, 'position', 'Bitte gib mindestens 0 an.'],
  ])('%j is refused by field', async (payload, propertyPath, message) => {
    const response = await (await t.as('admin'))({ method: 'POST', url: '/api/levels', payload });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual({ propertyPath, message });
  });
});

describe('changing', () => {
  test('changes only what the patch names', async () => {
    const response = await patch({ description: 'Für den Anfang.' });
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toMatchObject({ title: 'Basis', description: 'Für den Anfang.', version: 2 });
    expect(await audited(level.id)).toMatchObject([
      { action: 'level.update', diff: { description: { from: '', to: 'Für den Anfang.' } } },
    ]);
  });

  test('a patch that changes nothing leaves version and log alone', async () => {
    expect((await patch({ title: 'Basis' })).json().version).toBe(1);
    expect(await audited(level.id)).toEqual([]);
  });

  test('a session without If-Match gets 428', async () => {
    const response = await patch({ title: 'Neu' }, {});
    expect(response.statusCode).toBe(428);
    expect(response.json()).toMatchObject({ title: 'Angabe des Standes fehlt' });
  });

  test.each(['"7"', 'W/"1"', '1'])('If-Match %s is stale and gets the current item', async (tag) => {
    await patch({ title: 'Anfang' });
    const response = await patch({ title: 'Start' }, { 'if-match': tag });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({
      type: '/problems/stale',
      current: { title: 'Anfang', version: 2 },
      changedBy: 'Vera Admin',
      changedAt: '2026-02-14T08:00:00.000Z',
    });
  });

  test('of two changes made from the same version exactly one is written', async () => {
    const answers = await Promise.all([patch({ title: 'A' }), patch({ title: 'B' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect((await t.anonymous(level['@id'])).json().title).toBe(winner?.json().title);
  });

  test('a violated rule leaves neither a change nor a log entry', async () => {
    await t.db.insert(levels).values({ title: 'Aufbau' });
    const response = await patch({ title: 'Aufbau' });
    expect(response.json().violations).toEqual([
      { propertyPath: 'title', message: 'Dieses Niveau gibt es schon.' },
    ]);
    expect((await t.anonymous(level['@id'])).json()).toMatchObject({ title: 'Basis', version: 1 });
    expect(await audited(level.id)).toEqual([]);
  });
});

describe('removing', () => {
  const remove = async () =>
    (await t.as('admin'))({ method: 'DELETE', url: level['@id'], headers: { 'if-match': '"1"' } });

  test('is done and audited', async () => {
    expect((await remove()).statusCode).toBe(204);
    expect((await t.anonymous(level['@id'])).statusCode).toBe(404);
    expect(await audited(level.id)).toMatchObject([{ action: 'level.remove', label: 'Basis' }]);
  });

  test('is refused while it is in use, and says by what', async () => {
    const offer = await insertOffer(t.db, { levelId: level.id });
    await insertEvent(t.db, offer, { levelId: level.id });
    const response = await remove();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      type: '/problems/in-use',
      detail: '«Basis» wird noch benutzt: 1 Angebot und 1 Event.',
      usedBy: [
        { label: 'Angebot', count: 1 },
        { label: 'Event', count: 1 },
      ],
    });
    expect((await t.anonymous(level['@id'])).statusCode).toBe(200);
  });
});

test('the history shows the office who changed what, newest first', async () => {
  await patch({ title: 'Anfang' });
  const response = await (await t.as('admin'))(`${level['@id']}/history`);
  expect(response.json()['hydra:member']).toMatchObject([
    { action: 'level.update', actor: 'Vera Admin', changes: { title: { from: 'Basis', to: 'Anfang' } } },
  ]);
});
