import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { contents } from '../contents/contents.table.ts';

let t: TestApp;
let paths: { readonly offer: string; readonly event: string; readonly guide: string };

beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  const page = (slug: string, more: Partial<typeof contents.$inferInsert> = {}) => ({
    title: slug,
    slug,
    completeSlug: slug,
    public: true,
    publishedAt: new Date('2026-01-05T10:00:00Z'),
    ...more,
  });
  await t.db
    .insert(contents)
    .values([
      page('startseite'),
      page('sicherheit'),
      page('nicht-zeigen', { metaIndex: false }),
      page('verborgen', { public: false }),
      page('papierkorb', { deletedAt: new Date() }),
    ]);
  const createdAt = new Date('2026-01-02T10:00:00Z');
  const offer = await insertOffer(t.db, { title: 'Piz Palü', createdAt });
  await insertOffer(t.db, { title: 'Entwurf', state: 'hidden' });
  const event = await insertEvent(t.db, offer, { createdAt, start: new Date('2026-04-11T06:00:00Z') });
  await insertEvent(t.db, offer, { start: new Date('2026-04-12T06:00:00Z'), state: 'cancelled' });
  await insertEvent(t.db, offer, { start: new Date('2026-04-13T06:00:00Z'), published: false });
  const over = {
    registrationDeadline: new Date('2026-01-10T06:00:00Z'),
    end: new Date('2026-01-12T06:00:00Z'),
  };
  await insertEvent(t.db, offer, { ...over, start: new Date('2026-01-11T06:00:00Z') });
  await t.db.insert(auditEntries).values({
    action: 'offer.update',
    entity: 'offer',
    entityId: offer.id,
    at: new Date('2026-02-01T10:00:00Z'),
  });
  paths = {
    offer: `/offer/${offer.id}/piz-palue`,
    event: `/event/${event.id}/piz-palue`,
    guide: `/team/${t.users.guide.id}/vera-guide`,
  };
});
afterAll(() => t.close());

test('the sitemap names what search engines may show, with its last change', async () => {
  const response = await t.anonymous({ url: '/api/sitemap.xml', headers: { accept: '*/*' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  const { urlset } = new XMLParser().parse(response.body);
  const urls: { loc: string; lastmod?: string }[] = urlset.url;
  const lastmod = Object.fromEntries(
    urls.map(({ loc, lastmod: at }) => [loc.replace('https://firn.example', ''), at?.slice(0, 10)]),
  );
  expect(lastmod).toEqual({
    '/agenda': undefined,
    '/team': undefined,
    '/': '2026-01-05',
    '/sicherheit': '2026-01-05',
    [paths.offer]: '2026-02-01',
    [paths.event]: '2026-02-01',
    [paths.guide]: expect.any(String),
  });
});

test('whoever has it gets nothing twice', async () => {
  const headers = { accept: 'application/xml' };
  const { etag } = (await t.anonymous({ url: '/api/sitemap.xml', headers })).headers;
  const again = await t.anonymous({
    url: '/api/sitemap.xml',
    headers: { ...headers, 'if-none-match': String(etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
