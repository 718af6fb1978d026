import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Inject } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { contentMedia, contents } from '../contents/contents.table.ts';
import { users } from '../users/users.table.ts';

let t: TestApp;
let picture: Buffer;
let id = '';
const path = () => `/api/extended_media_objects/${id}`;
beforeAll(async () => {
  t = await buildTestApp();
  const create = { width: 40, height: 20, channels: 3, background: '#c33' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => t.close());

const upload = async (title: string, alt: string, name: string): Promise<string> => {
  const form = await multipart({ title, alt, file: [picture, name] });
  const send = await t.as('admin');
  return (await send({ method: 'POST', url: '/api/extended_media_objects', ...form })).json().id;
};
beforeEach(async () => {
  id = await upload('Weissmies', 'Gipfel im Nebel', 'IMG_7.jpg');
});

const change = async (
  method: 'PATCH' | 'DELETE',
  payload?: object,
  headers: object = { 'if-match': '"1"' },
) =>
  (await t.as('admin'))({
    method,
    url: path(),
    headers: { ...(payload && { 'content-type': 'application/merge-patch+json' }), ...headers },
    ...(payload && { payload: JSON.stringify(payload) }),
  });

test('title and alternative text are changed by whoever has the version, null empties', async () => {
  expect((await change('PATCH', { title: 'Lagginhorn', alt: null })).json()).toMatchObject({
    title: 'Lagginhorn',
    alt: null,
    version: 2,
  });
  expect((await change('PATCH', { title: 'X' })).statusCode).toBe(412);
  expect((await change('PATCH', { title: 'X' }, {})).statusCode).toBe(428);
  const refused = await change('PATCH', { bytes: 1 }, { 'if-match': '"2"' });
  expect(refused.json().violations[0].propertyPath).toBe('bytes');
  const history = await (await t.as('admin'))(`${path()}/history`);
  expect(history.json()['hydra:member'][0]).toMatchObject({
    action: 'media_object.update',
    changes: { title: { from: 'Weissmies', to: 'Lagginhorn' } },
  });
});

test('a picture that nothing shows is removed with its files, and that is audited', async () => {
  await t.anonymous(`/api/media/${id}.jpg?width=320`);
  expect((await change('DELETE')).statusCode).toBe(204);
  expect((await t.anonymous(path())).statusCode).toBe(404);
  for (const folder of ['originals', 'variants']) {
    const names = await readdir(join(t.dataDir, 'media', folder));
    expect(names.filter((name) => name.startsWith(id))).toEqual([]);
  }
  const entries = await t.db.select().from(auditEntries);
  expect(entries.filter(({ entityId }) => entityId === id).map(({ action }) => action)).toContain(
    'media_object.remove',
  );
});

describe('a picture in use', () => {
  let offerId = '';
  let eventPath = '';
  beforeEach(async () => {
    const offer = await insertOffer(t.db, { title: 'Weissmies-Tour', headImageId: id });
    await insertOffer(t.db, { title: 'Allalin', imageIds: [id] });
    const event = await insertEvent(t.db, offer, { imageIds: [id] });
    offerId = offer.id;
    eventPath = `/admin/offer/${offer.id}/occurrences/${event.id}`;
    const page = { title: 'Über uns', slug: id, completeSlug: id };
    const [content] = await t.db.insert(contents).values(page).returning();
    await t.db.insert(contentMedia).values({ contentId: content?.id ?? '', mediaId: id });
    await t.db.update(users).set({ portraitImageId: id });
  });

  test('is not removed, and what shows it is named', async () => {
    const response = await change('DELETE');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ type: '/problems/in-use' });
    expect(response.json().usedBy).toEqual([
      { label: 'Angebote', count: 2, names: ['Allalin', 'Weissmies-Tour'] },
      { label: 'Event', count: 1, names: ['Weissmies-Tour'] },
      { label: 'Personen', count: 6, names: ['Vera Admin', 'Vera Gast', 'Vera Guide'] },
      { label: 'Inhaltsseite', count: 1, names: ['Über uns'] },
    ]);
    expect((await t.anonymous(`/api/media/${id}.jpg`)).statusCode).toBe(200);
  });

  test('tells the office where it is shown', async () => {
    const list = (await (await t.as('admin'))(`${path()}/usages`)).json();
    expect(list.totalItems).toBe(10);
    expect(list['hydra:member'].slice(0, 5)).toEqual([
      { label: 'Angebot', title: 'Allalin', path: expect.stringMatching(/^\/admin\/offer\/[0-9a-f-]{36}$/) },
      { label: 'Angebot', title: 'Weissmies-Tour', path: `/admin/offer/${offerId}` },
      { label: 'Event', title: 'Weissmies-Tour', path: eventPath },
      { label: 'Inhaltsseite', title: 'Über uns', path: `/${id}` },
      {
        label: 'Person',
        title: 'Vera Admin',
        path: `/admin/user/${t.users.admin.id}`,
      },
    ]);
    expect((await (await t.as('guide'))(`${path()}/usages`)).statusCode).toBe(403);
  });

  test('is left out where unused ones are asked for', async () => {
    const spare = await upload('Ersatz', '', 'spare.jpg');
    const idsOf = async (send: Inject, query: string) => {
      const list = (await send(`/api/extended_media_objects?pagination=false${query}`)).json();
      return list['hydra:member'].map((each: { readonly id: string }) => each.id);
    };
    const admin = await t.as('admin');
    const unused = await idsOf(admin, '&unused=1');
    expect(unused).toContain(spare);
    expect(unused).not.toContain(id);
    expect(await idsOf(admin, '')).toEqual(expect.arrayContaining([spare, id]));
    for (const send of [t.anonymous, await t.as('gast'), await t.as('guide'), await t.as('partner')]) {
      const all = await idsOf(send, '');
      expect(all).toContain(id);
      expect(all).not.toContain(spare);
      expect(await idsOf(send, '&search=spare')).toEqual([]);
      expect(await idsOf(send, '&title=Ersatz')).toEqual([]);
      const refused = await send('/api/extended_media_objects?unused=1');
      expect(refused.statusCode).toBe(send === t.anonymous ? 401 : 403);
    }
  });
});

test.each(['weissm', 'NEBEL', 'img_7', 'Strasse%'])(
  'search=%s looks in title, alternative text and file name',
  async (search) => {
    const url = `/api/extended_media_objects?pagination=false&search=${encodeURIComponent(search)}`;
    const found = (await (await t.as('admin'))(url)).json()['hydra:member'] as { readonly id: string }[];
    expect(found.some((each) => each.id === id)).toBe(search !== 'Strasse%');
  },
);
