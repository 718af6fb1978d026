import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mediaObjects } from './media.table.ts';
import { uploadMedia } from './upload-media.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const red = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const jpeg = (picture: Sharp = red()) => picture.jpeg().toBuffer();

type Parts = Parameters<typeof multipart>[0];

const post = async (parts: Parts, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'POST',
    url: '/api/extended_media_objects',
    ...(await multipart(parts)),
  });

const put = async (id: string, file: Uint8Array, ifMatch?: string) => {
  const { headers, payload } = await multipart({ file: [file, 'neu.png'] });
  return (await t.as('admin'))({
    method: 'PUT',
    url: `/api/extended_media_objects/${id}/file`,
    headers: { ...headers, ...(ifMatch && { 'if-match': ifMatch }) },
    payload,
  });
};

const files = async (folder: string) =>
  (await readdir(join(t.dataDir, 'media', folder)).catch(() => [])).toSorted();
const audited = async (id: string) =>
  (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === id);
const fileOf = async (contentUrl: string) => (await t.anonymous(contentUrl)).rawPayload;

describe('uploading', () => {
  test('keeps the picture, is audited and tells its place', async () => {
    const response = await post({ alt: 'Grat', file: [await jpeg(), 'Matterhorn – Übersicht.JPG'] });
    expect(response.statusCode).toBe(201);
    const created = response.json();
    expect(created).toMatchObject({
      title: 'Matterhorn – Übersicht',
      alt: 'Grat',
      fileName: 'Matterhorn – Übersicht.JPG',
      encodingFormat: 'image/jpeg',
      width: 40,
      height: 20,
      version: 1,
      contentUrl: `/api/media/${created.id}.jpg`,
    });
    expect(response.headers).toMatchObject({ location: created['@id'], etag: '"1"' });
    const file = await fileOf(created.contentUrl);
    expect(file).toHaveLength(created.bytes);
    expect(await audited(created.id)).toMatchObject([
      { action: 'media_object.create', actorId: t.users.admin.id, label: 'Matterhorn – Übersicht' },
    ]);
  });

  test('stands upright and carries no EXIF, no place and no profile', async () => {
    const gps = { IFD0: { Artist: 'Vera' }, IFD3: { GPSLatitude: '46/1 0/1 0/1' } };
    const taken = await red().withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const created = (await post({ file: [taken, 'a.jpg'] })).json();
    expect(created).toMatchObject({ width: 20, height: 40 });
    const kept = await sharp(await fileOf(created.contentUrl)).metadata();
    expect(kept).toMatchObject({ width: 20, height: 40 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(4).fill(undefined));
  });

  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/webp'],
  ] as const)('%s is kept as %s', async (format, encodingFormat) => {
    const created = (await post({ file: [await red().toFormat(format).toBuffer(), 'a.jpg'] })).json();
    expect(created).toMatchObject({ encodingFormat, width: 40, height: 20 });
    expect((await t.anonymous(created.contentUrl)).headers['content-type']).toBe(encodingFormat);
  });

  const WRONG =
    'Diese Datei ist weder ein Bild noch ein PDF, das wir verwenden können. Bitte wähle JPEG, PNG, WebP, AVIF oder PDF.';
  test.each([
    [
      'SVG that calls itself JPEG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      WRONG,
    ],
    ['HTML', async () => Buffer.from('<script>alert(1)</script>'), WRONG],
    ['GIF', () => red().gif().toBuffer(), WRONG],
    [
      'half a JPEG',
      async () => (await jpeg(red(400, 400))).subarray(0, 700),
      'Das Bild lässt sich nicht lesen. Bitte speichere es neu und versuche es nochmals.',
    ],
    [
      'HEIC that cannot be decoded',
      async () => Buffer.from('0000001866747970686569630000000068656963', 'hex'),
      'Dieses HEIC-Bild lässt sich nicht lesen. Bitte speichere es als JPEG.',
    ],
    [
      'more than 50 megapixels',
      () => red(8000, 6300).png().toBuffer(),
      'Das Bild hat mehr als 50 Megapixel. Bitte verkleinere es.',
    ],
    [
      'more than 20 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]),
      'Die Datei ist grösser als 20 MB. Bitte verkleinere sie.',
    ],
    ['an empty file', async () => Buffer.alloc(0), 'Bitte wähle eine Datei.'],
  ] as const)('refuses %s and keeps nothing of it', async (_what, make, message) => {
    const before = await files('originals');
    const response = await post({ file: [await make(), 'bild.jpg'] });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([{ propertyPath: 'file', message }]);
    expect(await files('originals')).toEqual(before);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Bitte fülle dieses Feld aus.'],
    [{ alt: 'x'.repeat(501) }, 'alt', 'Bitte kürze den Text auf höchstens 500 Zeichen.'],
    [{ titel: 'x' }, 'titel', 'Diese Angabe wird hier nicht erwartet.'],
    [
      { title: 'a\u0000b' },
      'title',
      'Der Text enthält Steuerzeichen. Bitte tippe ihn neu oder füge ihn ohne Format ein.',
    ],
  ])('refuses %j by field', async (words, propertyPath, message) => {
    const response = await post({ ...words, file: [await jpeg(), 'a.jpg'] } as unknown as Parts);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([{ propertyPath, message }]);
  });

  test('refuses a form without a file, and JSON', async () => {
    expect((await post({ title: 'Grat' })).json().violations).toEqual([
      { propertyPath: 'file', message: 'Bitte wähle eine Datei.' },
    ]);
    const json = { method: 'POST', url: '/api/extended_media_objects', payload: { title: 'Grat' } } as const;
    expect((await (await t.as('admin'))(json)).statusCode).toBe(415);
  });

  test.each(['gast', 'guide', 'partner'] as const)('is not for %s', async (persona) => {
    expect((await post({ file: [await jpeg(), 'a.jpg'] }, persona)).statusCode).toBe(403);
  });

  test('leaves no file behind when the row cannot be written', async () => {
    const before = await files('originals');
    const stranger = { userId: randomUUID(), impersonatorId: null, ip: '127.0.0.1' };
    const store = createFolderStore(join(t.dataDir, 'media'));
    const context = { db: t.db, store, actor: stranger, now: NOW };
    const upload = { bytes: await jpeg(), fileName: 'waise.jpg', words: {} };
    await expect(uploadMedia(context, upload)).rejects.toThrow();
    expect(await files('originals')).toEqual(before);
    expect((await t.db.select().from(mediaObjects)).map(({ title }) => title)).not.toContain('waise');
  });
});

describe('replacing the file', () => {
  const upload = async () => (await post({ title: 'Grat', file: [await jpeg(), 'a.jpg'] })).json();

  test('keeps id and words, gives the file a new address and removes the old one with its variants', async () => {
    const old = await upload();
    await fileOf(`${old.contentUrl}?width=320`);
    const response = await put(old.id, await red(60, 30).png().toBuffer(), '"1"');
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    const now = response.json();
    expect(now).toMatchObject({ id: old.id, title: 'Grat', fileName: 'neu.png', width: 60, version: 2 });
    expect(now.contentUrl).not.toBe(old.contentUrl);
    const variant = await t.anonymous(`${now.contentUrl}?width=320`);
    expect(await sharp(variant.rawPayload).metadata()).toMatchObject({ format: 'png', width: 60 });
    expect((await t.anonymous(old.contentUrl)).statusCode).toBe(404);
    const names = [...(await files('originals')), ...(await files('variants'))];
    expect(names.filter((name) => name.startsWith(`${old.id}.`) || name.startsWith(`${old.id}-320`))).toEqual(
      [],
    );
    expect(await audited(old.id)).toHaveLength(2);
  });

  test('of two at once one is told, and the file of the other stays', async () => {
    const { id } = await upload();
    const picture = await red(60, 30).png().toBuffer();
    const answers = await Promise.all([put(id, picture, '"1"'), put(id, picture, '"1"')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const stale = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(stale).toMatchObject({ current: { id, version: 2 }, changedBy: 'Vera Admin' });
    expect((await t.anonymous(stale.current.contentUrl)).statusCode).toBe(200);
    expect((await files('originals')).filter((name) => name.startsWith(id))).toHaveLength(1);
  });

  test('needs the version, and a picture that is there', async () => {
    const { id } = await upload();
    expect((await put(id, await jpeg())).statusCode).toBe(428);
    expect((await put(randomUUID(), await jpeg(), '"1"')).statusCode).toBe(404);
    expect((await put(id, Buffer.from('text'), '"1"')).statusCode).toBe(422);
  });
});
