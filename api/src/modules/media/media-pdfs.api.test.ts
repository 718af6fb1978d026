import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { officePages } from '../../../test/contents.ts';
import { multipart } from '../../../test/multipart.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n');

let t: TestApp;
let office: ReturnType<typeof officePages>;
let pdf: { readonly id: string; readonly '@id': string; readonly contentUrl: string };
let picture: typeof pdf;
beforeAll(async () => {
  t = await buildTestApp();
  office = officePages(t);
});
afterAll(() => t.close());

const send = async (url: string, bytes: Buffer, name: string, method: 'POST' | 'PUT' = 'POST') => {
  const { headers, payload } = await multipart({ file: [bytes, name] });
  return (await t.as('admin'))({ method, url, headers: { ...headers, 'if-match': '"1"' }, payload });
};
const jpeg = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  pdf = (await send('/api/extended_media_objects', PDF, 'Packliste Übersicht.exe')).json();
  picture = (await send('/api/extended_media_objects', await jpeg(), 'grat.pdf')).json();
});

test('a PDF is known by its content and saved, whatever it is called', async () => {
  expect(pdf).toMatchObject({
    title: 'Packliste Übersicht',
    encodingFormat: 'application/pdf',
    contentUrl: `/api/media/${pdf.id}.pdf`,
    width: 0,
    height: 0,
    bytes: PDF.length,
  });
  const file = await t.anonymous(pdf.contentUrl);
  expect(file.rawPayload).toEqual(PDF);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Packliste _bersicht.pdf"; filename*=UTF-8''Packliste%20%C3%9Cbersicht.pdf`,
    'x-content-type-options': 'nosniff',
  });
  expect((await t.anonymous(`${pdf.contentUrl}?width=320`)).statusCode).toBe(404);
  expect(picture).toMatchObject({ encodingFormat: 'image/jpeg' });
  expect((await t.anonymous(picture.contentUrl)).headers['content-disposition']).toBeUndefined();
});

test('half a PDF, one that is too large, and one in the place of a picture are refused', async () => {
  const violationOf = async (answer: ReturnType<typeof send>) => (await answer).json().violations;
  expect(await violationOf(send('/api/extended_media_objects', PDF.subarray(0, 20), 'a.pdf'))).toEqual([
    {
      propertyPath: 'file',
      message: 'Dieses PDF ist nicht vollständig. Bitte speichere es neu und wähle es noch einmal.',
    },
  ]);
  const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);
  expect(await violationOf(send('/api/extended_media_objects', large, 'a.pdf'))).toEqual([
    { propertyPath: 'file', message: 'Die Datei ist grösser als 20 MB. Bitte verkleinere sie.' },
  ]);
  expect(await violationOf(send(`${picture['@id']}/file`, PDF, 'a.pdf', 'PUT'))).toMatchObject([
    { message: 'Hier steht ein Bild, und Seiten zeigen es. Bitte wähle wieder ein Bild.' },
  ]);
  expect(await violationOf(send(`${pdf['@id']}/file`, await jpeg(), 'a.jpg', 'PUT'))).toMatchObject([
    { message: 'Hier steht ein PDF, und Seiten bieten es an. Bitte wähle wieder ein PDF.' },
  ]);
  expect((await send(`${pdf['@id']}/file`, PDF, 'neu.pdf', 'PUT')).statusCode).toBe(200);
});

test('lists are of pictures, unless PDFs are asked for', async () => {
  const idsOf = async (query: string) => {
    const list = (await (await t.as('admin'))(`/api/extended_media_objects?pagination=false${query}`)).json();
    return list['hydra:member'].map(({ id }: { readonly id: string }) => id);
  };
  expect(await idsOf('')).toContain(picture.id);
  expect(await idsOf('')).not.toContain(pdf.id);
  expect(await idsOf('&encodingFormat=application/pdf')).toContain(pdf.id);
  expect(await idsOf('&encodingFormat=application/pdf')).not.toContain(picture.id);
});

test('a PDF is no picture: not of an offer, not of a person, not of an event by its guide', async () => {
  const offer = await insertOffer(t.db, {});
  const patch = async (url: string, change: object) =>
    (await t.as('admin'))({
      method: 'PATCH',
      url,
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
      payload: JSON.stringify(change),
    });
  const gone = 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.';
  expect((await patch(`/api/offers/${offer.id}`, { images: [pdf['@id']] })).json().violations).toEqual([
    { propertyPath: 'images[0]', message: gone },
  ]);
  const event = await insertEvent(t.db, offer, {}, { guides: [t.users.guide.id] });
  const { headers, payload } = await multipart({ file: [PDF, 'bild.jpg'] });
  const url = `/api/events/${event.id}/pictures`;
  const refused = await (await t.as('guide'))({ method: 'POST', url, headers, payload });
  expect(refused.json().violations).toMatchObject([{ propertyPath: 'file' }]);
});

test('a page offers PDFs and shows pictures; what it offers cannot be removed', async () => {
  const page = (await office.create({ title: 'Packlisten' }))['@id'];
  const aFile = (file: string) => ({
    id: randomUUID(),
    kind: 'download',
    data: { file, label: 'Packliste' },
  });
  const aPicture = (media: string) => ({
    id: randomUUID(),
    kind: 'picture',
    data: { picture: { media, alt: 'Grat', caption: '' }, width: 'text' },
  });
  const wrong = await office.patch(page, { blocks: [aFile(picture['@id']), aPicture(pdf['@id'])] });
  expect(wrong.json().violations).toEqual([
    { propertyPath: 'blocks[0].data.file', message: 'Das ist ein Bild. Bitte wähle ein PDF.' },
    {
      propertyPath: 'blocks[1].data.picture',
      message: 'Das ist kein Bild. Bitte wähle ein Bild, ein PDF gehört in den Baustein «Datei».',
    },
  ]);
  const kept = await office.patch(page, { blocks: [aFile(pdf['@id']), aPicture(picture['@id'])] });
  expect(kept.statusCode).toBe(200);
  const removal = await (await t.as('admin'))({
    method: 'DELETE',
    url: pdf['@id'],
    headers: { 'if-match': '"1"' },
  });
  expect(removal.json()).toMatchObject({
    type: '/problems/in-use',
    usedBy: [{ label: 'Inhaltsseite', names: ['Packlisten'] }],
  });
});
