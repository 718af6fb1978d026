import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { storeMedia } from './index.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#357" d="M0 9 6 2l4 4 6-4v7z"/></svg>';

let t: TestApp;
const id = randomUUID();
beforeAll(async () => {
  t = await buildTestApp();
  const where = { db: t.db, store: createFolderStore(join(t.dataDir, 'media')) };
  const size = { width: 1600, height: 900 };
  const media = {
    title: 'Footer-Bild',
    alt: 'Grat',
    encodingFormat: 'image/jpeg' as const,
    svg: SVG,
    ...size,
  };
  await storeMedia(where, { id, ...media });
  await storeMedia(where, { id: randomUUID(), ...media, title: 'Allalinhorn' });
});
afterAll(() => t.close());

describe('GET /api/extended_media_objects', () => {
  test('finds the footer image', async () => {
    const response = await t.anonymous(
      '/api/extended_media_objects?pagination=false&encodingFormat=image/jpeg&title=Footer-Bild',
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      'hydra:totalItems': 1,
      'hydra:member': [
        {
          '@id': `/api/extended_media_objects/${id}`,
          title: 'Footer-Bild',
          contentUrl: `/api/media/${id}.jpg`,
          encodingFormat: 'image/jpeg',
          width: 1600,
          height: 900,
          alt: 'Grat',
        },
      ],
    });
  });

  test('pages, and answers an item', async () => {
    const list = await (await t.as('admin'))('/api/extended_media_objects?itemsPerPage=1');
    expect(list.json()).toMatchObject({ totalItems: 2, 'hydra:member': [{ title: 'Allalinhorn' }] });
    expect((await t.anonymous(`/api/extended_media_objects/${id}`)).json()).toMatchObject({ id });
    expect((await t.anonymous(`/api/extended_media_objects/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('GET /api/media/{id}.{ext}', () => {
  const file = (query = '', headers: Record<string, string> = {}) =>
    t.anonymous({ url: `/api/media/${id}.jpg${query}`, headers });

  test('the original', async () => {
    const response = await file();
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
  });

  test.each([
    [320, 320],
    [500, 640],
    [1920, 1600],
  ])('width %i gives %i, cached for a year', async (asked, width) => {
    const response = await file(`?width=${asked}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toContain('Accept');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width });
  });

  test('WebP for browsers that take it', async () => {
    const response = await file('?width=320', { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect(response.headers['content-type']).toBe('image/webp');
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp');
  });

  test('a variant is created once', async () => {
    const store = createFolderStore(join(t.dataDir, 'media'));
    await file('?width=450');
    await store.put(`variants/${id}-450.jpg`, Buffer.from('kept'));
    expect((await file('?width=450')).body).toBe('kept');
  });

  test('304 while the picture is unchanged', async () => {
    const { etag } = (await file('?width=320')).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const response = await file('?width=320', { 'if-none-match': String(etag) });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
  });

  test.each(['?width=0', '?width=abc', '?width=9999', '?width=1.5'])('%s is refused', async (query) => {
    expect((await file(query)).statusCode).toBe(422);
  });

  test.each([() => `${randomUUID()}.jpg`, () => `${id}.png`, () => `${id}`, () => '..%2f..%2fsecret'])(
    '404 for a picture there is none of',
    async (name) => {
      expect((await t.anonymous(`/api/media/${name()}`)).statusCode).toBe(404);
    },
  );
});
