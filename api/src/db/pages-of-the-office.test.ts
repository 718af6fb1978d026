import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { violationsOfBlocks } from '../modules/contents/check-blocks.ts';
import { contentMedia, contents, contentVersions } from '../modules/contents/contents.table.ts';
import { mediaObjects } from '../modules/media/media.table.ts';

const MIGRATION = new URL('./migrations/0050_pages_of_the_office.sql', import.meta.url);
const STATEMENTS = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
/** Those that carry over what was there; the tables are made before them. */
const CONVERSION = STATEMENTS.slice(
  STATEMENTS.findIndex((statement) => statement.includes('pg_temp.as_text(words')),
  STATEMENTS.findIndex((statement) => statement.includes('DROP TABLE "content_blocks"')) + 1,
);

const OLD_TABLE = `create table content_blocks (
  id uuid primary key default gen_random_uuid(), content_id uuid not null, position integer not null,
  name text not null, type text not null, text text, url text, image_id uuid)`;

interface OldBlock {
  readonly name?: string;
  readonly type: 'image' | 'text' | 'html' | 'link';
  readonly text?: string;
  readonly url?: string;
  readonly imageId?: string | null;
}

let t: TestApp;
let [page, hidden, image] = ['', '', ''];

async function insertOld(contentId: string, blocks: readonly OldBlock[]): Promise<void> {
  for (const [position, { name = 'B', type, text = null, url = null, imageId = null }] of blocks.entries())
    await t.db.execute(sql`
      insert into content_blocks (content_id, position, name, type, text, url, image_id)
      values (${contentId}, ${position}, ${name}, ${type}, ${text}, ${url}, ${imageId})`);
}

beforeAll(async () => {
  t = await buildTestApp();
  const picture = { title: 'Grat', alt: 'Ein Grat', encodingFormat: 'image/jpeg', width: 10, height: 10 };
  image = (await t.db.insert(mediaObjects).values(picture).returning())[0]?.id ?? '';
  const rows = await t.db
    .insert(contents)
    .values([
      { title: 'Über uns', slug: 'uber-uns', completeSlug: 'uber-uns', public: true },
      { title: 'Jobs', slug: 'jobs', completeSlug: 'jobs' },
    ])
    .returning();
  [page = '', hidden = ''] = rows.map(({ id }) => id);
  await t.db.execute(sql.raw(OLD_TABLE));
  await insertOld(page, [
    { name: 'Header Image', type: 'image', imageId: image },
    { name: 'Subtitle', type: 'text', text: 'Seit 1998' },
    { name: 'Text', type: 'html', text: '<h2>Haltung</h2>' },
    { type: 'text', text: 'A & B\n<c>' },
    { type: 'image', imageId: image },
    { type: 'image', imageId: null },
    { type: 'link', text: 'Agenda', url: '/agenda?a="b"' },
    { name: 'Header Image', type: 'image', imageId: image },
    { name: 'Subtitle', type: 'text', text: 'x'.repeat(301) },
  ]);
  await insertOld(hidden, [{ type: 'html', text: '<p>Bald</p>' }]);
  await t.db.transaction(async (tx) => {
    for (const statement of CONVERSION) await tx.execute(sql.raw(statement));
  });
});
afterAll(() => t.close());

const rowOf = async (id: string) => (await t.db.select().from(contents).where(eq(contents.id, id)))[0];

test('every block of before says the same in a kind of today', async () => {
  const media = `/api/extended_media_objects/${image}`;
  const picture = { media, alt: 'Ein Grat', caption: '' };
  const blocks = (await rowOf(page))?.blocks ?? [];
  expect(blocks.map(({ kind, data }) => [kind, data])).toEqual([
    ['header-image', { picture }],
    ['subtitle', { text: 'Seit 1998' }],
    ['text', { html: '<h2>Haltung</h2>' }],
    ['text', { html: '<p>A &amp; B<br>&lt;c&gt;</p>' }],
    ['picture', { picture, width: 'text' }],
    ['text', { html: '<p><a href="/agenda?a=&quot;b&quot;">Agenda</a></p>' }],
    ['picture', { picture, width: 'text' }],
    ['text', { html: `<p>${'x'.repeat(301)}</p>` }],
  ]);
  expect(violationsOfBlocks(blocks, [])).toEqual([]);
});

test('what is public is a version, and its pictures are in use', async () => {
  expect(await t.db.select().from(contentVersions)).toMatchObject([
    { contentId: page, number: 1, document: { title: 'Über uns', slug: 'uber-uns' }, authorId: null },
  ]);
  expect(await t.db.select().from(contentMedia)).toEqual([{ contentId: page, mediaId: image }]);
  expect(await rowOf(page)).toMatchObject({ publishedAt: expect.any(Date), draft: null });
  expect(await rowOf(hidden)).toMatchObject({ publishedAt: null, blocks: [{ kind: 'text' }] });
});
