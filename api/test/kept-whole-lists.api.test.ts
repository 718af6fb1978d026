import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { statementsOf } from './statements.ts';
import { insertTag } from './tours.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await insertTag(t.db, 'Biwak');
});
afterAll(() => t.close());

const WHOLE = '/api/tags?pagination=false';
const PAGED = '/api/tags?itemsPerPage=100';

const titles = async (url = WHOLE, accept = 'application/ld+json') => {
  const response = await t.app.inject({ url, headers: { accept } });
  expect(response.headers['content-type']).toBe(`${accept}; charset=utf-8`);
  return response.json()['hydra:member'].map(({ title }: { title: string }) => title);
};

const fiveTimes = async (url: string) => {
  await Promise.all(Array.from({ length: 5 }, () => titles(url)));
};

test('a whole list that many ask for at once is made once', async () => {
  const forOne = await statementsOf(t.db, () => titles(`${WHOLE}&title=biwak`));
  expect(forOne).toBeGreaterThan(0);
  expect(await statementsOf(t.db, () => fiveTimes(WHOLE))).toBe(forOne);
  expect(await statementsOf(t.db, () => titles(WHOLE, 'application/json'))).toBe(0);
});

test('what is not kept asks the database every time', async () => {
  const forOne = await statementsOf(t.db, () => titles(PAGED));
  expect(await statementsOf(t.db, () => fiveTimes(PAGED))).toBe(5 * forOne);
});

test('a write shows at once, what another process writes after a second', async () => {
  expect(await titles()).toEqual(['Biwak']);
  const admin = await t.as('admin');
  const created = await admin({ method: 'POST', url: '/api/tags', payload: { title: 'Firn' } });
  expect(created.statusCode).toBe(201);
  expect(await titles()).toEqual(['Biwak', 'Firn']);
  await insertTag(t.db, 'Grat');
  expect(await titles()).toEqual(['Biwak', 'Firn']);
  t.setNow(new Date(NOW.getTime() + 1000));
  expect(await titles()).toEqual(['Biwak', 'Firn', 'Grat']);
});

test('a failure is not kept', async () => {
  const url = '/api/activities?pagination=false&exists[parent]=vielleicht';
  expect((await t.anonymous(url)).statusCode).toBe(400);
  expect(await statementsOf(t.db, () => t.anonymous('/api/activities?pagination=false'))).toBeGreaterThan(0);
  expect((await t.anonymous(url)).statusCode).toBe(400);
});

test('whoever is logged in reads what is there now, and what is theirs', async () => {
  const { 'hydra:member': forEverybody } = (await t.anonymous('/api/users?pagination=false')).json();
  const { 'hydra:member': forTheOffice } = (
    await (
      await t.as('admin')
    )('/api/users?pagination=false')
  ).json();
  expect(forTheOffice.length).toBeGreaterThan(forEverybody.length);
  expect((await t.anonymous('/api/users?pagination=false')).json()['hydra:member']).toEqual(forEverybody);
});
