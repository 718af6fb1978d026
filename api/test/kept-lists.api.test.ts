import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
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
/** Whether anything was written since is asked each time. */
const REVISION = 1;

const titles = async (url = WHOLE, accept = 'application/ld+json') => {
  const response = await t.app.inject({ url, headers: { accept } });
  expect(response.headers['content-type']).toBe(`${accept}; charset=utf-8`);
  return response.json()['hydra:member'].map(({ title }: { title: string }) => title);
};

const fiveTimes = async (url: string) => {
  await Promise.all(Array.from({ length: 5 }, () => titles(url)));
};

test('a list that many ask for at once is made once', async () => {
  const forOne = await statementsOf(t.db, () => titles(`${WHOLE}&title=biwak`));
  expect(forOne).toBeGreaterThan(REVISION);
  expect(await statementsOf(t.db, () => fiveTimes(WHOLE))).toBe(forOne + 4 * REVISION);
  expect(await statementsOf(t.db, () => titles(WHOLE, 'application/json'))).toBe(forOne);
  expect(await statementsOf(t.db, () => titles(WHOLE, 'application/json'))).toBe(REVISION);
  expect(await statementsOf(t.db, () => titles('/api/tags?itemsPerPage=100'))).toBeGreaterThan(REVISION);
  expect(await statementsOf(t.db, () => titles('/api/tags?itemsPerPage=100'))).toBe(REVISION);
});

test('what anybody writes shows at once, whichever process wrote it', async () => {
  expect(await titles()).toEqual(['Biwak']);
  const admin = await t.as('admin');
  const created = await admin({ method: 'POST', url: '/api/tags', payload: { title: 'Firn' } });
  expect(created.statusCode).toBe(201);
  expect(await titles()).toEqual(['Biwak', 'Firn']);
  await insertTag(t.db, 'Grat');
  expect(await titles()).toEqual(['Biwak', 'Firn', 'Grat']);
  await t.db.execute(sql`delete from tags where title = 'Grat'`);
  expect(await titles()).toEqual(['Biwak', 'Firn']);
});

test('without the mark of a table its writes would not be seen', async () => {
  await t.db.execute(sql`alter table tags disable trigger moves_read_revision`);
  const before = await titles();
  await insertTag(t.db, 'Zustieg');
  expect(await titles()).toEqual(before);
  await t.db.execute(sql`alter table tags enable trigger moves_read_revision`);
  await t.db.execute(sql`delete from tags where title = 'Zustieg'`);
  expect(await titles()).toEqual(before);
});

test('what follows from the clock alone is made anew after fifteen seconds', async () => {
  await titles();
  t.setNow(new Date(NOW.getTime() + 15_000));
  expect(await statementsOf(t.db, () => titles())).toBeGreaterThan(REVISION);
  expect(await statementsOf(t.db, () => titles())).toBe(REVISION);
});

test('whoever has the newest answer already gets none', async () => {
  const first = await t.app.inject({ url: WHOLE });
  const { etag } = first.headers;
  const known = await t.app.inject({ url: WHOLE, headers: { 'if-none-match': `W/${etag}` } });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  await insertTag(t.db, 'Halt');
  const changed = await t.app.inject({ url: WHOLE, headers: { 'if-none-match': String(etag) } });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()['hydra:member']).toHaveLength(3);
});

test('a kept answer says as much as the one that was made', async () => {
  const url = '/api/agenda.ics?weekday=6';
  const chosen = async () => {
    const { statusCode, headers, body } = await t.app.inject({ url });
    return {
      statusCode,
      body,
      type: headers['content-type'],
      may: headers['cache-control'],
      tag: headers.etag,
    };
  };
  const made = await chosen();
  expect(made).toMatchObject({ statusCode: 200, may: expect.stringContaining('public, max-age=') });
  expect(await statementsOf(t.db, chosen)).toBe(REVISION);
  expect(await chosen()).toEqual(made);
});

test('a failure is not kept', async () => {
  const url = '/api/activities?pagination=false&exists[parent]=vielleicht';
  expect((await t.anonymous(url)).statusCode).toBe(400);
  expect(await statementsOf(t.db, () => t.anonymous('/api/activities?pagination=false'))).toBeGreaterThan(
    REVISION,
  );
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

test('the same list names the origin of whoever asks', async () => {
  const view = async (host: string) =>
    (await t.app.inject({ url: '/api/tags?itemsPerPage=1', headers: { host } })).headers.link;
  expect(await view('a.example')).toContain('//a.example/');
  expect(await view('b.example')).toContain('//b.example/');
});
