import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { eraseUser } from '../users/erase-user.repository.ts';
import { ownDiets } from './own-diet.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(ownDiets));

const PATH = '/api/me/diet';
const DIET = { vegetarian: true, allergies: true, allergiesText: 'Nüsse' };
const read = async (persona: Persona) => (await (await t.as(persona))(PATH)).json().diet;
const put = async (persona: Persona, payload: object, query = '') =>
  (await t.as(persona))({ method: 'PUT', url: `${PATH}${query}`, payload });

test('is kept by who agrees to it, for its owner alone, and goes with the consent', async () => {
  expect(await read('gast')).toBeNull();
  const kept = await put('gast', DIET);
  expect([kept.statusCode, kept.json().diet]).toEqual([200, { ...DIET, agreedAt: NOW.toISOString() }]);
  expect(await read('admin')).toBeNull();
  await put('gast', { ...DIET, allergies: false });
  expect(await read('gast')).toMatchObject({ vegetarian: true, allergies: false, allergiesText: null });
  const revoked = await (await t.as('gast'))({ method: 'DELETE', url: PATH });
  expect([revoked.statusCode, await read('gast')]).toEqual([204, null]);
  expect(await t.db.$count(ownDiets)).toBe(0);
});

test('is nobody else’s: not without a login, and not for who acts as somebody else', async () => {
  await put('gast', DIET);
  expect((await t.anonymous(PATH)).statusCode).toBe(401);
  const as = '?_switch_user=gast@firn.example';
  const admin = await t.as('admin');
  const answers = [
    await admin(`${PATH}${as}`),
    await put('admin', DIET, as),
    await admin({ method: 'DELETE', url: `${PATH}${as}` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(answers[0]?.body).not.toContain('Nüsse');
  expect((await put('gast', { vegetarian: true })).statusCode).toBe(422);
  expect(await read('gast')).toMatchObject(DIET);
});

test('the export has it with the consent, and it goes with the account', async () => {
  await put('gast', DIET);
  const answer = await (await t.as('gast'))('/api/me/export.json');
  expect(answer.json().diet).toEqual({ ...DIET, agreedAt: NOW.toISOString() });
  await t.db.transaction((tx) => eraseUser(tx, t.users.gast.id));
  expect(await t.db.$count(ownDiets)).toBe(0);
});
