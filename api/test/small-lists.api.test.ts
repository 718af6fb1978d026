import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accommodations } from '../src/modules/accommodations/accommodations.table.ts';
import { levels } from '../src/modules/levels/levels.table.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { insertActivity, insertTag } from './tours.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const winter = await insertActivity(t.db, 'Winter');
  await insertActivity(t.db, 'Skitour', winter.id);
  for (const title of ['Zug', 'Ägeri', 'Bern']) await insertTag(t.db, title);
  await t.db.insert(levels).values([
    { title: 'Fortgeschritten', position: 3 },
    { title: 'Aufbau', position: 2 },
    { title: 'Basis', position: 1 },
  ]);
  await t.db.insert(accommodations).values([{ title: 'Fridolinshütte' }, { title: 'Hôtel du Lac' }]);
});
afterAll(() => t.close());

const titlesOf = async (url: string): Promise<string[]> =>
  (await t.anonymous(url)).json()['hydra:member'].map(({ title }: { title: string }) => title);

test.each([
  ['/api/activities?exists[parent]=false', ['Winter']],
  ['/api/activities?exists[parent]=1', ['Skitour']],
  ['/api/activities?mainFilter=true', ['Winter']],
  ['/api/activities?title=SKI', ['Skitour']],
  ['/api/activities?pagination=false', ['Skitour', 'Winter']],
  ['/api/levels', ['Basis', 'Aufbau', 'Fortgeschritten']],
  ['/api/tags', ['Ägeri', 'Bern', 'Zug']],
  ['/api/accommodations?title=hutte&pagination=false', ['Fridolinshütte']],
  ['/api/accommodations?title=HOTEL', ['Hôtel du Lac']],
])('%s', async (url, titles) => {
  expect(await titlesOf(url)).toEqual(titles);
});

test('an item by its IRI, and 404', async () => {
  const [level] = (await t.anonymous('/api/levels')).json()['hydra:member'];
  expect((await t.anonymous(level['@id'])).json()).toMatchObject({
    '@context': '/api/contexts/Level',
    title: 'Basis',
  });
  expect((await t.anonymous('/api/levels/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect((await t.anonymous('/api/levels?exists[parent]=vielleicht')).statusCode).toBe(200);
  expect((await t.anonymous('/api/activities?exists[parent]=vielleicht')).statusCode).toBe(400);
});
