import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { navigationEntries } from './navigation-entries.table.ts';

let t: TestApp;
const [about, team, internal, below] = Array.from({ length: 4 }, () => randomUUID());

beforeAll(async () => {
  t = await buildTestApp();
  await t.db.insert(navigationEntries).values([
    { id: about, name: 'Über uns', slug: 'ueber-uns', position: 1 },
    { id: team, name: 'Team', slug: 'team', parentId: about },
    { id: internal, name: 'Intern', slug: 'intern', public: false },
    { id: below, name: 'Handbuch', slug: 'handbuch', parentId: internal },
  ]);
});
afterAll(() => t.close());

const names = async (send: Inject, query: string) => {
  const response = await send(`/api/navigation_entries${query}`);
  expect(response.statusCode).toBe(200);
  return response
    .json()
    ['hydra:member'].map((entry: { reference: { name: string } }) => entry.reference.name);
};

test('the public navigation is a tree without hidden entries', async () => {
  const response = await t.anonymous('/api/navigation_entries?exists[parent]=false&public=1');
  expect(response.json()).toMatchObject({
    'hydra:totalItems': 1,
    'hydra:member': [
      {
        reference: { slug: 'ueber-uns', name: 'Über uns' },
        parent: null,
        children: [{ reference: { slug: 'team' }, parent: `/api/navigation_entries/${about}`, children: [] }],
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
  expect((await t.anonymous(`/api/navigation_entries/${team}`)).statusCode).toBe(200);
  expect((await t.anonymous(`/api/navigation_entries/${internal}`)).statusCode).toBe(404);
  expect((await t.anonymous(`/api/navigation_entries/${below}`)).statusCode).toBe(404);
});
