import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertActivity, insertOffer } from '../../../test/tours.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const iri = (id: string) => `/api/activities/${id}`;

const patch = async (id: string, payload: object) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: iri(id),
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

const remove = async (id: string) =>
  (await t.as('admin'))({ method: 'DELETE', url: iri(id), headers: { 'if-match': '"1"' } });

describe('removing an activity', () => {
  test('that has others below it or offers is refused, with the names of those', async () => {
    const { id } = await insertActivity(t.db, 'Hochtour');
    for (const title of ['Eistour', 'Gletschertour']) await insertActivity(t.db, title, id);
    await insertOffer(t.db, { title: 'Mönch' }, { activities: [id] });
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      type: '/problems/in-use',
      detail:
        '«Hochtour» wird noch benutzt: 2 Aktivitäten darunter («Eistour», «Gletschertour») und 1 Angebot («Mönch»).',
      usedBy: [
        { label: 'Aktivitäten darunter', count: 2, names: ['Eistour', 'Gletschertour'] },
        { label: 'Angebot', count: 1, names: ['Mönch'] },
      ],
    });
    expect((await t.anonymous(iri(id))).statusCode).toBe(200);
  });

  test('that nothing uses removes it', async () => {
    const { id } = await insertActivity(t.db, 'Klettersteig');
    expect((await remove(id)).statusCode).toBe(204);
    expect((await t.anonymous(iri(id))).statusCode).toBe(404);
  });
});

describe('the tree', () => {
  test('takes a new activity as the last of its siblings', async () => {
    const parent = await insertActivity(t.db, 'Wandern');
    await insertActivity(t.db, 'Bergwandern', parent.id);
    const payload = { title: 'Weitwandern', parent: iri(parent.id) };
    const created = await (await t.as('admin'))({ method: 'POST', url: '/api/activities', payload });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ slug: 'weitwandern', mainFilter: false, position: 1 });
  });

  test('loses no branch: an activity cannot stand below itself', async () => {
    const top = await insertActivity(t.db, 'Winter');
    const middle = await insertActivity(t.db, 'Skitour', top.id);
    const bottom = await insertActivity(t.db, 'Haute Route', middle.id);
    for (const { id } of [top, middle, bottom]) {
      const refused = await patch(top.id, { parent: iri(id) });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().violations).toEqual([
        { propertyPath: 'parent', message: 'Eine Aktivität kann nicht unter sich selbst stehen.' },
      ]);
    }
    expect((await patch(bottom.id, { parent: iri(top.id) })).statusCode).toBe(200);
  });
});
