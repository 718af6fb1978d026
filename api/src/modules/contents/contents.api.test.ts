import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { mediaObjects } from '../media/media.table.ts';
import { contents } from './contents.table.ts';

let t: TestApp;
const [start, about, team, draft, image] = Array.from({ length: 5 }, () => randomUUID());

beforeAll(async () => {
  t = await buildTestApp();
  const page = (title: string, completeSlug: string) => ({
    title,
    slug: completeSlug.split('/').at(-1) ?? '',
    completeSlug,
    public: true,
  });
  await t.db.insert(mediaObjects).values({
    id: image,
    title: 'Grat',
    encodingFormat: 'image/jpeg',
    width: 1920,
    height: 1080,
  });
  const media = `/api/extended_media_objects/${image}`;
  const blocks = [
    {
      id: randomUUID(),
      kind: 'header-image',
      data: { picture: { media, alt: 'Ein Grat', caption: '' } },
    },
    { id: randomUUID(), kind: 'subtitle', data: { text: 'Hoch hinaus' } },
  ];
  await t.db.insert(contents).values([
    { id: start, ...page('Startseite', 'startseite'), metaDescription: 'Bergsport', blocks },
    { id: about, ...page('Über uns', 'ueber-uns'), position: 1 },
    { id: team, ...page('Team', 'ueber-uns/team'), parentId: about },
    { id: draft, ...page('Jobs', 'ueber-uns/jobs'), parentId: about, public: false },
  ]);
});
afterAll(() => t.close());

const slugs = async (send: Inject, query: string) => {
  const response = await send(`/api/contents${query}`);
  expect(response.statusCode).toBe(200);
  return response
    .json()
    ['hydra:member'].map(({ completeSlug }: { completeSlug: string }) => completeSlug)
    .sort();
};

describe('GET /api/contents', () => {
  test('the office finds pages by words of titles, addresses and texts; for others drafts answer nothing', async () => {
    const admin = await t.as('admin');
    expect(await slugs(admin, '?search=HOCH%20startseite')).toEqual(['startseite']);
    expect(await slugs(admin, '?search=hoch%20tief')).toEqual([]);
    // A field's name and a kind are no words of a page.
    expect(await slugs(admin, '?search=caption')).toEqual([]);
    expect(await slugs(t.anonymous, '?search=hoch%20tief')).toEqual(await slugs(t.anonymous, ''));
  });

  test('returns a page with its blocks in order', async () => {
    const response = await t.anonymous('/api/contents?locale=de&completeSlug[]=startseite');
    expect(response.json()['hydra:member']).toMatchObject([
      {
        '@id': `/api/contents/${start}`,
        title: 'Startseite',
        translations: { slug: 'startseite' },
        metaDescription: 'Bergsport',
        contentBlocks: [
          { name: 'Header Image', image: { contentUrl: `/api/media/${image}.jpg` } },
          { name: 'Subtitle', text: 'Hoch hinaus', image: null },
        ],
      },
    ]);
  });

  test.each([
    ['?completeSlug[]=ueber-uns&completeSlug[]=ueber-uns/team', ['ueber-uns', 'ueber-uns/team']],
    ['?translations.slug=team', ['ueber-uns/team']],
    ['?translations.slug=jobs', []],
    ['?locale=fr', []],
    ['', ['startseite', 'ueber-uns', 'ueber-uns/team']],
  ])('%s', async (query, expected) => {
    expect(await slugs(t.anonymous, query)).toEqual(expected);
  });

  test('admins see hidden pages too', async () => {
    const admin = await t.as('admin');
    expect(await slugs(admin, '?translations.slug=jobs')).toEqual(['ueber-uns/jobs']);
    expect(await slugs(admin, '?translations.slug=jobs&public=1')).toEqual([]);
  });
});

test.each([
  ['anonymous visitors', 404, ['Team']],
  ['admins', 200, ['Jobs', 'Team']],
])('for %s a hidden page is %i', async (who, status, children) => {
  const send = who === 'admins' ? await t.as('admin') : t.anonymous;
  expect((await send(`/api/contents/${draft}`)).statusCode).toBe(status);
  const parent = (await send(`/api/contents/${about}`)).json();
  expect(parent.children.map(({ title }: { title: string }) => title)).toEqual(children);
  expect((await send('/api/contents/nonsense')).statusCode).toBe(404);
});
