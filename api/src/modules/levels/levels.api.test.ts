import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertLevel, insertOffer } from '../../../test/tours.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const VERSION = { 'if-match': '"1"' };

test('the description is changed by itself, within its length', async () => {
  const { id } = await insertLevel(t.db, 'Basis');
  const admin = await t.as('admin');
  const describe = (description: string) =>
    admin({
      method: 'PATCH',
      url: `/api/levels/${id}`,
      payload: JSON.stringify({ description }),
      headers: { ...VERSION, 'content-type': 'application/merge-patch+json' },
    });
  expect((await describe('x'.repeat(501))).json().violations).toEqual([
    { propertyPath: 'description', message: 'Bitte kürze den Text auf höchstens 500 Zeichen.' },
  ]);
  expect((await describe('Für den Anfang.')).json()).toMatchObject({
    title: 'Basis',
    description: 'Für den Anfang.',
    version: 2,
  });
});

test('removing is refused while it is in use, and says by what', async () => {
  const { id } = await insertLevel(t.db, 'Aufbau');
  for (const title of ['Dom', 'Castor', 'Aletsch']) await insertOffer(t.db, { title, levelId: id });
  const offer = await insertOffer(t.db, { title: 'Bishorn', levelId: id });
  const event = await insertEvent(t.db, offer, { levelId: id });
  const response = await (await t.as('admin'))({
    method: 'DELETE',
    url: `/api/levels/${id}`,
    headers: VERSION,
  });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    type: '/problems/in-use',
    detail: `«Aufbau» wird noch benutzt: 4 Angebote («Aletsch», «Bishorn», «Castor» …) und 1 Event («${event.code}»).`,
    usedBy: [
      { label: 'Angebote', count: 4, names: ['Aletsch', 'Bishorn', 'Castor'] },
      { label: 'Event', count: 1, names: [event.code] },
    ],
  });
  expect((await t.anonymous(`/api/levels/${id}`)).statusCode).toBe(200);
});
