import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertBoots } from '../../../test/renting-materials.ts';
import { eraseUser } from '../users/erase-user.repository.ts';
import { ownSizes } from './own-sizes.table.ts';

let t: TestApp;
let shoe: { readonly rentingMaterialProperty: string; readonly value: string; readonly title: string };
beforeAll(async () => {
  t = await buildTestApp();
  const boots = await insertBoots(t.db, { 42: 1 });
  shoe = { rentingMaterialProperty: boots.size, value: '42', title: 'Schuhgrösse EU' };
});
afterAll(() => t.close());

const PATH = '/api/me/sizes';
const read = async (persona: Persona) =>
  (await (await t.as(persona))(PATH)).json().rentingMaterialPropertyValues;
const put = async (persona: Persona, rentingMaterialPropertyValues: readonly object[], query = '') =>
  (await t.as(persona))({
    method: 'PUT',
    url: `${PATH}${query}`,
    payload: { rentingMaterialPropertyValues },
  });

test('are kept as a whole, each for its owner alone', async () => {
  expect(await read('gast')).toEqual([]);
  const kept = await put('gast', [shoe]);
  expect([kept.statusCode, kept.json().rentingMaterialPropertyValues]).toEqual([200, [shoe]]);
  expect((await put('gast', [{ ...shoe, value: '43' }])).statusCode).toBe(200);
  expect(await read('gast')).toEqual([{ ...shoe, value: '43' }]);
  expect(await read('admin')).toEqual([]);
  await put('gast', []);
  expect(await t.db.select().from(ownSizes)).toEqual([]);
});

test('are nobody else’s: not without a login, and not in another’s name', async () => {
  expect((await t.anonymous(PATH)).statusCode).toBe(401);
  const anonymous = await t.anonymous({
    method: 'PUT',
    url: PATH,
    payload: { rentingMaterialPropertyValues: [] },
  });
  expect(anonymous.statusCode).toBe(401);
  const foreign = await put('admin', [shoe], '?_switch_user=gast@firn.example');
  expect([foreign.statusCode, foreign.json().type]).toEqual([403, '/problems/impersonating']);
  expect((await put('gast', [{ value: 42 }])).statusCode).toBe(422);
});

test('go with the account', async () => {
  await put('gast', [shoe]);
  await t.db.transaction((tx) => eraseUser(tx, t.users.gast.id));
  expect(await t.db.select().from(ownSizes)).toEqual([]);
});
