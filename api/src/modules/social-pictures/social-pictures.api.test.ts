import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { contents } from '../contents/contents.table.ts';
import { mediaObjects } from '../media/media.table.ts';

let t: TestApp;
const [page, bare, hidden, picture] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  t = await buildTestApp();
  const folder = join(t.dataDir, 'media', 'originals');
  await mkdir(folder, { recursive: true });
  const red = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#ff0000' } });
  await writeFile(join(folder, `${picture}.jpg`), await red.jpeg().toBuffer());
  await t.db
    .insert(mediaObjects)
    .values({ id: picture, title: 'Rot', encodingFormat: 'image/jpeg', width: 800, height: 1000 });
  const head = { picture: { media: `/api/extended_media_objects/${picture}`, alt: 'Rot', caption: '' } };
  const blocks = [{ id: randomUUID(), kind: 'header-image', data: head }];
  const of = (id: string, slug: string) => ({ id, title: 'Über <uns> & mehr', slug, completeSlug: slug });
  await t.db
    .insert(contents)
    .values([
      { ...of(page, 'a'), blocks, public: true },
      { ...of(bare, 'b'), public: true },
      of(hidden, 'c'),
    ]);
});
afterAll(() => t.close());

const get = (id: string, headers: Record<string, string> = {}) =>
  t.anonymous({ url: `/api/contents/${id}/social.jpg`, headers: { accept: 'image/*', ...headers } });
const kept = () => readdir(join(t.dataDir, 'media', 'social'));

/** What a piece of a picture looks like: red, green and blue. */
async function piece(bytes: Buffer, [left, top, width, height]: readonly [number, number, number, number]) {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left, top, width, height }).png().toBuffer(),
  ).stats();
  return channels;
}
const TOP = [0, 0, 1200, 40] as const;

test('the head picture fills it, with the title and the company written at the bottom', async () => {
  const response = await get(page);
  expect(response.headers['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  const [red, green] = await piece(response.rawPayload, TOP);
  expect((red?.mean ?? 0) - (green?.mean ?? 255)).toBeGreaterThan(180);
  const [, beside] = await piece(response.rawPayload, [0, 420, 60, 80]);
  const [, written] = await piece(response.rawPayload, [72, 420, 500, 80]);
  expect(beside?.max).toBeLessThan(100);
  expect(written?.max).toBeGreaterThan(240);
});

test('it is drawn once, and anew for another title', async () => {
  const first = await get(page);
  expect(await kept()).toHaveLength(1);
  const etag = String(first.headers.etag);
  expect((await get(page, { 'if-none-match': etag })).statusCode).toBe(304);
  await t.db.update(contents).set({ title: 'Team' }).where(eq(contents.id, page));
  expect((await get(page)).headers.etag).not.toBe(etag);
  expect(await kept()).toHaveLength(2);
});

test('a page without a picture has the colour of the house', async () => {
  const [red, , blue] = await piece((await get(bare)).rawPayload, TOP);
  expect((blue?.mean ?? 0) - (red?.mean ?? 255)).toBeGreaterThan(40);
});

test.each([
  ['hidden', () => hidden],
  ['unknown', randomUUID],
  ['nonsense', () => 'nonsense'],
])('a page that is %s has none', async (_what, id) => {
  expect((await get(id())).statusCode).toBe(404);
});
