import { randomUUID } from 'node:crypto';
import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { statementsOf } from '../../../test/statements.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { contents } from '../contents/contents.table.ts';
import { users } from '../users/users.table.ts';

let t: TestApp;
let eventId: string;
const [gear, hut] = [randomUUID(), randomUUID()];

const block = (kind: string, data: object) => ({ id: randomUUID(), kind, data });
const page = (
  title: string,
  blocks: readonly object[],
  more: Partial<typeof contents.$inferInsert> = {},
) => ({
  title,
  slug: title.toLowerCase().replaceAll(/\W/g, ''),
  completeSlug: title.toLowerCase().replaceAll(/\W/g, ''),
  public: true,
  blocks: blocks as (typeof contents.$inferInsert)['blocks'],
  ...more,
});

beforeAll(async () => {
  t = await buildTestApp();
  await t.db.insert(contents).values([
    page(
      'Ausrüstung',
      [
        block('text', {
          html: '<h2>Steigeisen &amp; Pickel</h2><p>Für <strong>Gletschertouren</strong>.</p>',
        }),
        block('columns', {
          left: [block('quote', { text: 'Warme Handschuhe', author: 'Leni' })],
          right: [],
        }),
        block('call-to-action', {
          title: 'Fragen',
          look: 'strong',
          link: { label: 'Schreib uns', url: '/x' },
        }),
        block('from-tomorrow', { words: [{ body: 'Schneeschuhe' }] }),
      ],
      { id: gear, draft: null },
    ),
    page('Hütten', [block('text', { html: '<p>Wo wir schlafen.</p>' })], { id: hut }),
    page('Schlafen', [block('text', { html: '<p>In der Hütte.</p>' })]),
    page('Geheim', [block('text', { html: '<p>Steigeisen</p>' })], { public: false }),
    page('Weg', [block('text', { html: '<p>Steigeisen</p>' })], { deletedAt: new Date() }),
    page('Startseite', [], {
      slug: 'startseite',
      completeSlug: 'startseite',
      metaDescription: 'Bergschule',
    }),
  ]);
  const offer = await insertOffer(t.db, { title: 'Allalinhorn', leadText: '<p>Mit Steigeisen hinauf.</p>' });
  await insertOffer(t.db, { title: 'Steigeisen für alle', state: 'hidden' });
  const at = (day: string) => ({ start: new Date(`${day}T06:00:00Z`) });
  eventId = (await insertEvent(t.db, offer, at('2026-04-11'))).id;
  await insertEvent(t.db, offer, at('2026-05-11'));
  await insertEvent(t.db, offer, { ...at('2026-03-11'), published: false });
  await insertEvent(t.db, offer, { ...at('2026-03-12'), state: 'cancelled' });
  await insertEvent(t.db, offer, { ...at('2026-03-13'), registrationDeadline: new Date('2026-02-01') });
  await t.db
    .update(users)
    .set({ portraitText: '<p>Geht gern auf Skihochtouren.</p>' })
    .where(eq(users.presentedOnWebsite, true));
});
afterAll(() => t.close());

async function find(q: string): Promise<SiteSearchHit[]> {
  const response = await t.anonymous(`/api/site_search?q=${encodeURIComponent(q)}`);
  expect(response.statusCode).toBe(200);
  return response.json()['hydra:member'];
}
const titles = async (q: string) => (await find(q)).map(({ kind, title }) => `${kind} ${title}`);

describe('what is found', () => {
  test.each([
    ['Steigeisen', ['offer Allalinhorn', 'event Allalinhorn', 'page Ausrüstung']],
    ['gletschertour', ['page Ausrüstung']],
    ['Gletsch', ['page Ausrüstung']],
    ['handschuhe', ['page Ausrüstung']],
    ['Schneeschuh', ['page Ausrüstung']],
    ['steigeisen pickel', ['page Ausrüstung']],
    ['Steigeisen Handschuhe Xylophon', []],
    ['strong', []],
    ['quote', []],
    ['Bergschule', ['page Startseite']],
    ['skihochtour', ['guide Vera Guide']],
    ['und', []],
    ["') | !!", []],
  ])('%s', async (q, expected) => {
    expect((await titles(q)).toSorted()).toEqual(expected.toSorted());
  });

  test.each(['Hütte', 'huette', 'HUTTE', 'hütten'])('%s, and a title weighs more than a text', async (q) => {
    expect(await titles(q)).toEqual(['page Hütten', 'page Schlafen']);
  });

  test('of the dates of an offer the next one that is not closed, each with its page and a plain excerpt', async () => {
    const hits = await find('Steigeisen');
    const of = (kind: string) => hits.find((hit) => hit.kind === kind);
    expect(of('event')).toMatchObject({
      path: `/event/${eventId}/allalinhorn`,
      startsAt: '2026-04-11T06:00:00.000Z',
      excerpt: 'Mit Steigeisen hinauf.',
    });
    expect(of('page')).toMatchObject({ path: '/ausrstung', startsAt: null });
    expect(of('page')?.excerpt).toContain('Steigeisen & Pickel Für Gletschertouren .');
    expect((await find('Bergschule'))[0]).toMatchObject({ path: '/', excerpt: 'Bergschule' });
  });

  test('a page is found by what it says now, and not once it is hidden', async () => {
    await t.db
      .update(contents)
      .set({ blocks: [block('text', { html: '<p>Murmeltiere</p>' })] as never })
      .where(eq(contents.id, hut));
    expect(await titles('Murmeltier')).toEqual(['page Hütten']);
    await t.db.update(contents).set({ public: false }).where(eq(contents.id, hut));
    expect(await titles('Murmeltier')).toEqual([]);
  });
});

test('a search is two statements, whatever it asks for, and so is the help', async () => {
  const typed = encodeURIComponent('leichte Skitourn Steigeisen Januar Zermatt Vera');
  expect(await statementsOf(t.db, () => t.anonymous(`/api/site_search?q=${typed}`))).toBe(2);
  expect(await statementsOf(t.db, () => t.anonymous(`/api/search_help?q=${typed}`))).toBe(2);
  const plain = await statementsOf(t.db, () => t.anonymous('/api/events?page=1'));
  const searching = () => t.anonymous(`/api/events?freequery=${typed}`);
  expect(await statementsOf(t.db, searching)).toBeLessThanOrEqual(plain + 1);
});

test('who is not shown on the site is not suggested', async () => {
  await t.db.insert(users).values({
    email: 'still@example.com',
    firstName: 'Zacharias',
    lastName: 'Querfeldein',
    roles: ['ROLE_GUIDE'],
    presentedOnWebsite: false,
  });
  const asked = await t.anonymous('/api/search_help?q=Querfeldain');
  expect(asked.json()).toEqual({ didYouMean: null, nearest: [] });
  await t.db.update(users).set({ presentedOnWebsite: true }).where(eq(users.email, 'still@example.com'));
  expect((await t.anonymous('/api/search_help?q=Querfeldain')).json().didYouMean).toBe('Querfeldein');
});

test('many pages are found by their index', async () => {
  await t.db.execute(sql`insert into contents (title, slug, complete_slug, public, blocks)
    select 'Seite ' || n, 'seite-' || n, 'seite-' || n, true,
      jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'kind', 'text', 'data',
        jsonb_build_object('html', '<p>Wort' || n || '</p>')))
    from generate_series(1, 2000) n`);
  await t.db.execute(sql`analyze contents`);
  const { rows } = await t.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from contents where search @@ to_tsquery('german', 'wort77:*')`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('contents_search_idx');
  expect(await find('Seite')).toHaveLength(12);
  expect(await titles('wort1999')).toEqual(['page Seite 1999']);
});

test.each([
  ['', 'Bitte gib mindestens 2 Zeichen ein.'],
  ['x', 'Bitte gib mindestens 2 Zeichen ein.'],
  ['x'.repeat(101), 'Bitte kürze die Suche auf höchstens 100 Zeichen.'],
])('«%s» is refused', async (q, message) => {
  const response = await t.anonymous(`/api/site_search?q=${q}`);
  expect(response.statusCode).toBe(422);
  expect(response.json().violations).toEqual([{ propertyPath: 'q', message }]);
});
