import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { contents } from '../contents/contents.table.ts';
import { navigationEntries } from './navigation-entries.table.ts';

let t: TestApp;
const [about, team, internal, below, page] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
];
const iriOf = (id: string) => `/api/navigation_entries/${id}`;

beforeAll(async () => {
  t = await buildTestApp();
  await t.db
    .insert(contents)
    .values({ id: page, title: 'Sicherheit', slug: 'sicherheit', completeSlug: 'sicherheit', public: true });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(contents).set({ public: true });
  await t.db.delete(navigationEntries);
  await t.db.insert(navigationEntries).values([
    { id: about, name: 'Über uns', slug: 'ueber-uns', position: 1 },
    { id: team, name: 'Team', slug: 'team', parentId: about },
    { id: internal, name: 'Intern', slug: 'intern', public: false },
    { id: below, name: 'Handbuch', slug: 'handbuch', parentId: internal },
  ]);
});

const names = async (send: Inject, query: string) => {
  const response = await send(`/api/navigation_entries${query}`);
  expect(response.statusCode).toBe(200);
  return response
    .json()
    ['hydra:member'].map((entry: { reference: { name: string } }) => entry.reference.name);
};

const create = async (payload: object) =>
  (await t.as('admin'))({ method: 'POST', url: '/api/navigation_entries', payload });

const patch = async (id: string, payload: object) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: iriOf(id),
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

test('the public navigation is a tree without hidden entries', async () => {
  const response = await t.anonymous('/api/navigation_entries?exists[parent]=false&public=1');
  expect(response.json()).toMatchObject({
    'hydra:totalItems': 1,
    'hydra:member': [
      {
        reference: { slug: 'ueber-uns', name: 'Über uns' },
        parent: null,
        path: '/ueber-uns',
        children: [
          { reference: { slug: 'team' }, parent: iriOf(about), path: '/ueber-uns/team', children: [] },
        ],
      },
    ],
  });
});

test.each([
  ['', ['Über uns', 'Team'], ['Intern', 'Handbuch', 'Über uns', 'Team']],
  ['?exists[parent]=true', ['Team'], ['Handbuch', 'Team']],
  ['?public=1', ['Über uns', 'Team'], ['Über uns', 'Team']],
])('%s', async (query, forGuests, forAdmins) => {
  expect(await names(t.anonymous, query)).toEqual(forGuests);
  expect(await names(await t.as('admin'), query)).toEqual(forAdmins);
});

test('an item is found if it may be seen', async () => {
  expect((await t.anonymous(iriOf(team))).statusCode).toBe(200);
  expect((await t.anonymous(iriOf(internal))).statusCode).toBe(404);
  expect((await t.anonymous(iriOf(below))).statusCode).toBe(404);
});

describe('what an entry leads to', () => {
  test('a page gives its address; once it is hidden the entry and what is below it are only seen by the office', async () => {
    const response = await create({ name: 'Sicher unterwegs', content: `/api/contents/${page}` });
    expect(response.statusCode).toBe(201);
    const entry = response.json();
    expect(entry).toMatchObject({
      reference: { slug: 'sicher-unterwegs' },
      content: `/api/contents/${page}`,
      path: '/sicherheit',
      isReachable: true,
      position: 2,
    });
    await create({ name: 'Darunter', parent: entry['@id'], url: 'https://whiterisk.ch' });
    expect(await names(t.anonymous, '')).toEqual(['Über uns', 'Team', 'Sicher unterwegs', 'Darunter']);
    await t.db.update(contents).set({ public: false }).where(eq(contents.id, page));
    expect(await names(t.anonymous, '')).toEqual(['Über uns', 'Team']);
    expect(await names(await t.as('admin'), '?public=1')).toEqual(['Über uns', 'Team']);
    expect((await (await t.as('admin'))(entry['@id'])).json()).toMatchObject({ isReachable: false });
  });

  test.each([['/agenda'], ['https://www.slf.ch/de']])('%s', async (url) => {
    expect((await create({ name: 'Dorthin', url })).json()).toMatchObject({
      url,
      path: url,
      isReachable: true,
    });
  });

  test.each([
    [{ url: '//fremd.example' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: '/agenda', content: `/api/contents/${page}` }, 'url'],
    [{ content: `/api/contents/${randomUUID()}` }, 'content'],
    [{ slug: 'Über uns' }, 'slug'],
    [{ slug: 'ueber-uns' }, 'slug'],
    [{ name: ' ' }, 'name'],
  ])('%j is refused', async (fields, propertyPath) => {
    const response = await create({ name: 'Neu', ...fields });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toMatchObject([{ propertyPath }]);
  });
});

test('a page that an entry leads to does not go to the bin, and none of the bin is led to', async () => {
  const admin = await t.as('admin');
  await create({ name: 'Sicher', content: `/api/contents/${page}` });
  await t.db.update(contents).set({ public: false });
  const remove = { method: 'DELETE', url: `/api/contents/${page}`, headers: { 'if-match': '"1"' } } as const;
  const refused = await admin(remove);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('Die Navigation führt noch zu «Sicherheit»: «Sicher».');
  await t.db.delete(navigationEntries);
  expect((await admin(remove)).statusCode).toBe(204);
  const late = await create({ name: 'Spät', content: `/api/contents/${page}` });
  expect(late.json().violations).toMatchObject([
    { propertyPath: 'content', message: 'Diese Seite liegt im Papierkorb. Bitte wähle eine andere.' },
  ]);
  await t.db.update(contents).set({ deletedAt: null });
});

describe('the tree', () => {
  test('has the same slug only at different places', async () => {
    expect((await create({ name: 'Team' })).statusCode).toBe(201);
    const response = await create({ name: 'Team', parent: iriOf(about) });
    expect(response.json().violations).toMatchObject([{ propertyPath: 'slug' }]);
  });

  test('has three levels, whether an entry is new or is moved with what is below it', async () => {
    const third = await create({ name: 'Guides', parent: iriOf(team) });
    expect(third.statusCode).toBe(201);
    const answers = [
      await create({ name: 'Zu tief', parent: third.json()['@id'] }),
      await patch(internal, { parent: iriOf(team) }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().violations).toMatchObject([
        { propertyPath: 'parent', message: expect.stringContaining('höchstens drei Ebenen') },
      ]);
    }
  });

  test('has no circle, even if two moves that are right alone come together', async () => {
    expect((await patch(about, { parent: iriOf(team) })).json().violations).toMatchObject([
      { propertyPath: 'parent', message: 'Ein Eintrag kann nicht unter sich selbst stehen.' },
    ]);
    await patch(team, { parent: null });
    const [one, two] = await Promise.all([
      patch(about, { parent: iriOf(internal) }),
      patch(internal, { parent: iriOf(about) }),
    ]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 422]);
  });

  test('keeps an entry that others stand below, and says which', async () => {
    const admin = await t.as('admin');
    const remove = (id: string) =>
      admin({ method: 'DELETE', url: iriOf(id), headers: { 'if-match': '"1"' } });
    const refused = await remove(about);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('1 Navigationseintrag («Team»)');
    expect((await remove(team)).statusCode).toBe(204);
    expect((await remove(about)).statusCode).toBe(204);
  });
});

test('the office reads who changed what', async () => {
  const { '@id': iri, id } = (await create({ name: 'Verein' })).json();
  await patch(id, { name: 'Unser Verein' });
  const history = await (await t.as('admin'))(`${iri}/history`);
  expect(history.json()['hydra:member']).toMatchObject([
    { action: 'navigationEntry.update', changes: { name: { from: 'Verein', to: 'Unser Verein' } } },
    { action: 'navigationEntry.create' },
  ]);
});
