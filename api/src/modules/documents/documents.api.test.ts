import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DocumentResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { createFolderStore, type FileStore } from '../../lib/file-store.ts';
import { sendDueMails } from '../outbox/index.ts';
import type { Dispatch } from '../outbox/mail/mailer.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { documents } from './documents.table.ts';
import { forgetDocuments } from './forget-documents.ts';
import { mailFiles } from './mail-files.ts';

const HOUR_MS = 3_600_000;
const PDF = Buffer.from('%PDF-1.7\nRoute über den Grat\n%%EOF\n');

let t: TestApp;
let store: FileStore;
let event: { readonly id: string; readonly iri: string };
let person: string;
beforeAll(async () => {
  t = await buildTestApp();
  store = createFolderStore(join(t.dataDir, 'documents'));
  event = await insertBookableEvent(t.db, {}, [t.users.guideBasic.id]);
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri),
    headers: { 'idempotency-key': randomUUID() },
  });
  person = booked.json().bookingPersons[0]['@id'];
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(outboxMails);
  await t.db.delete(documents);
});

const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

async function upload(bytes: Uint8Array, name = 'Route.pdf', persona: Persona = 'admin') {
  const form = await multipart({ file: [bytes, name] });
  return (await t.as(persona))({ method: 'POST', url: '/api/documents', ...form });
}

const stored = async (bytes: Uint8Array = PDF): Promise<DocumentResponse> => (await upload(bytes)).json();
const fileOf = ({ id, kind }: Pick<DocumentResponse, 'id' | 'kind'>) => store.get(`${kind}/${id}`);

async function send(attachments: readonly string[], persona: Persona = 'admin') {
  return (await t.as(persona))({
    method: 'POST',
    url: `${event.iri}/messages`,
    payload: { subject: 'Route', text: 'Anbei die Route.', recipients: [person], attachments },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const forget = (now: Date) => forgetDocuments({ db: t.db, store, clock: () => now });

async function deliver(at = NOW) {
  const sent: Dispatch[] = [];
  const mailer = { send: async (dispatch: Dispatch) => void sent.push(dispatch), close: () => {} };
  await sendDueMails({ db: t.db, mailer, clock: () => at, readFile: mailFiles({ db: t.db, store }) });
  return sent;
}

describe('a file', () => {
  test('is kept as it came, with its hash, and only the office gets it, as a download', async () => {
    const response = await upload(PDF, 'Route: Grat.exe');
    expect(response.statusCode).toBe(201);
    const document: DocumentResponse = response.json();
    expect(document).toMatchObject({
      kind: 'attachment',
      fileName: 'Route: Grat.pdf',
      mediaType: 'application/pdf',
      bytes: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      expiresAt: hoursLater(24).toISOString(),
    });
    const got = await (await t.as('super'))(`${document['@id']}/file`);
    expect(got.rawPayload.equals(PDF)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Route: Grat.pdf"; filename*=UTF-8''Route%3A%20Grat.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    for (const persona of ['gast', 'guide', 'partner'] as const)
      expect((await (await t.as(persona))(`${document['@id']}/file`)).statusCode).toBe(404);
    expect((await t.anonymous(`${document['@id']}/file`)).statusCode).toBe(404);
  });

  test.each([
    ['gast', 403],
    ['guide', 403],
    ['partner', 403],
  ] as const)('%s uploads none: %i', async (persona, status) => {
    expect((await upload(PDF, 'x.pdf', persona)).statusCode).toBe(status);
    expect(await t.db.$count(documents)).toBe(0);
  });

  test('of a kind that nobody has a right to is not there, for super admins neither', async () => {
    const { id } = await stored();
    await t.db.update(documents).set({ kind: 'bank_file' }).where(eq(documents.id, id));
    expect((await (await t.as('super'))(`/api/documents/${id}/file`)).statusCode).toBe(404);
  });

  test.each([
    ['a program named as a PDF', Buffer.from('MZ\u0000program'), /weder ein PDF noch ein Bild/],
    ['a page', Buffer.from('<html><script>1</script></html>'), /weder ein PDF noch ein Bild/],
    ['half a PDF', PDF.subarray(0, 12), /nicht vollständig/],
    ['nothing', Buffer.alloc(0), /wähle eine Datei/],
    ['too much', Buffer.concat([PDF, Buffer.alloc(5 * 1_048_576)]), /grösser als 5 MB/],
  ])('that is %s is refused by name', async (_what, bytes, message) => {
    const refused = await upload(bytes);
    expect(refused.statusCode).toBe(422);
    const violation = { propertyPath: 'file', message: expect.stringMatching(message) };
    expect(refused.json().violations).toEqual([violation]);
    expect(await t.db.$count(documents)).toBe(0);
  });

  test('that is a picture goes out without the place where it was taken', async () => {
    const taken = sharp({ create: { width: 40, height: 30, channels: 3, background: '#88aacc' } });
    const bytes = await taken
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '46/1 32/1 0/1' } })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeTruthy();
    const document: DocumentResponse = (await upload(bytes, 'Grat.JPEG')).json();
    expect(document).toMatchObject({ fileName: 'Grat.jpg', mediaType: 'image/jpeg' });
    const kept = (await fileOf(document)) ?? Buffer.alloc(0);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });
});

describe('a message with files', () => {
  test('carries them, and the log leads to each for an hour, guides of the event too', async () => {
    const document = await stored();
    const sent = await send([document['@id']]);
    expect(sent.statusCode).toBe(202);
    const [dispatch] = await deliver();
    expect(dispatch?.files).toEqual([
      { filename: 'Route.pdf', contentType: 'application/pdf', content: PDF },
    ]);
    const log = await (await t.as('guideBasic'))(`${event.iri}/messages`);
    const [attached] = log.json()['hydra:member'][0].attachments;
    expect(attached).toMatchObject({
      fileName: 'Route.pdf',
      mediaType: 'application/pdf',
      bytes: PDF.length,
    });
    expect((await t.anonymous(attached.contentUrl)).rawPayload.equals(PDF)).toBe(true);
    const other = await stored();
    const borrowed = attached.contentUrl.replace(document.id, other.id);
    expect((await t.anonymous(borrowed)).statusCode).toBe(404);
    expect((await t.anonymous(attached.contentUrl.replace('token=', 'token=AAAA'))).statusCode).toBe(404);
    t.setNow(hoursLater(1));
    expect((await t.anonymous(attached.contentUrl)).statusCode).toBe(404);
  });

  test('is the office’s alone, and of files that are there and its own', async () => {
    const own = await stored();
    const refusedOf = async (attachments: readonly string[], persona: Persona) => {
      const refused = await send(attachments, persona);
      return [refused.statusCode, refused.json().violations?.[0]?.propertyPath];
    };
    expect(await refusedOf([own['@id']], 'guideBasic')).toEqual([403, undefined]);
    expect(await refusedOf([own['@id']], 'super')).toEqual([422, 'attachments[0]']);
    const nobody = `/api/documents/${randomUUID()}`;
    for (const wrong of [nobody, event.iri])
      expect(await refusedOf([own['@id'], wrong], 'admin')).toEqual([422, 'attachments[1]']);
    expect(await refusedOf([own['@id'], own['@id']], 'admin')).toEqual([422, 'attachments']);
    t.setNow(hoursLater(24));
    expect(await refusedOf([own['@id']], 'admin')).toEqual([422, 'attachments[0]']);
    expect(await t.db.$count(outboxMails)).toBe(0);
  });

  test('is refused where they are too large together', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(4 * 1_048_576), PDF]);
    const three = [await stored(large), await stored(large), await stored(large)];
    const refused = await send(three.map((document) => document['@id']));
    expect(refused.json().violations).toEqual([
      { propertyPath: 'attachments', message: expect.stringContaining('grösser als 10 MB') },
    ]);
  });

  test('whose document is gone is given up with the reason, which the office reads', async () => {
    const document = await stored();
    const sent = await send([document['@id']]);
    await store.remove(`attachment/${document.id}`);
    expect(await deliver()).toEqual([]);
    const item = (await (await t.as('admin'))(sent.json()['@id'])).json();
    expect(item.recipients).toMatchObject([
      { failed: true, failure: 'Der Anhang «Route.pdf» ist nicht mehr da.' },
    ]);
    const ofGuide = (await (await t.as('guideBasic'))(sent.json()['@id'])).json();
    expect(ofGuide.recipients).toMatchObject([{ failed: true, failure: null }]);
  });
});

describe('the term', () => {
  test('of a file that nobody sent is a day; one that was sent stays for a year, and its name for longer', async () => {
    const [unused, sent] = [await stored(), await stored()];
    const message = (await send([sent['@id']])).json()['@id'];
    await forget(hoursLater(24));
    expect(await t.db.$count(documents)).toBe(2);
    await forget(hoursLater(25));
    expect([await fileOf(unused), await fileOf(sent)]).toEqual([null, PDF]);
    await forget(hoursLater(365 * 24));
    expect(await fileOf(sent)).toEqual(PDF);
    await forget(hoursLater(365 * 24 + 1));
    expect([await fileOf(sent), await t.db.$count(documents)]).toEqual([null, 0]);
    const log = (await (await t.as('admin'))(message)).json();
    expect(log.attachments).toMatchObject([{ fileName: 'Route.pdf', contentUrl: null }]);
  });

  test('what a process that died left between row and file goes, too', async () => {
    const { id, kind } = await stored();
    await t.db
      .update(documents)
      .set({ storedAt: null, expiresAt: hoursLater(1) })
      .where(eq(documents.id, id));
    expect((await send([`/api/documents/${id}`])).statusCode).toBe(422);
    await forget(hoursLater(2));
    expect([await fileOf({ id, kind }), await t.db.$count(documents)]).toEqual([null, 0]);
  });

  test('a job that dies after the file finds the row at its next run', async () => {
    const document = await stored();
    await store.remove(`attachment/${document.id}`);
    await forget(hoursLater(25));
    expect(await t.db.$count(documents)).toBe(0);
  });
});
