import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { BOOTS, insertBoots, renting, rentWith } from '../../../test/renting-materials.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { documents } from '../documents/documents.table.ts';
import { forgetDocuments } from '../documents/index.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';

const YEAR_MS = 365 * 86_400_000;

let t: TestApp;
let jpeg: Uint8Array;
let order: { readonly '@id': string; readonly id: string; readonly version: number };

beforeAll(async () => {
  t = await buildTestApp();
  jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '46/1 32/1 0/1' } })
    .toBuffer();
});
afterAll(() => t.close());

const step = async (of: { readonly '@id': string; readonly version: number }, payload: object) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `${of['@id']}/transition`,
    payload,
    headers: { 'if-match': `"${of.version}"` },
  });

/** A pair of boots that is handed out. */
beforeEach(async () => {
  const boots = await insertBoots(t.db, { 42: 1 });
  const event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  await rentWith(t.db, event.id, [boots]);
  const asked = {
    bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
    expectedTotal: PRICE + BOOTS,
  };
  const { '@id': booking } = await bookAs(await t.as('gast'), event.iri, asked);
  const list = await (await t.as('admin'))(`/api/renting_material_orders?booking=${booking}`);
  order = (await step(list.json()['hydra:member'][0], { transition: 'hand_out' })).json();
});

async function upload(
  persona: Persona = 'admin',
  parts: Parameters<typeof multipart>[0] = { kind: 'damage', file: [jpeg, 'Sohle.jpg'] },
) {
  const form = await multipart(parts);
  return (await t.as(persona))({ method: 'POST', url: '/api/documents', ...form });
}

const damage = (picture: string, of = order) =>
  step(of, { transition: 'damage', note: 'Sohle gelöst', picture });

test('the picture of a damage is the office’s alone, and does not say where it was taken', async () => {
  const { '@id': picture, kind } = (await upload()).json();
  expect(kind).toBe('damage');
  expect((await damage(picture)).json()).toMatchObject({ state: 'damaged', picture });
  const got = await (await t.as('super'))(`${picture}/file`);
  expect(got.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
  expect((await sharp(got.rawPayload).metadata()).exif).toBeUndefined();
  for (const persona of ['gast', 'guide'] as const) {
    const send = await t.as(persona);
    expect((await send(order['@id'])).json()).toMatchObject({ state: 'damaged', picture: null });
    expect((await send(`${picture}/file`)).statusCode).toBe(404);
  }
  expect((await t.anonymous(`${picture}/file`)).statusCode).toBe(404);
});

test('it stays for a year, the order for longer; one that nothing carries goes after a day', async () => {
  const { '@id': picture, id } = (await upload()).json();
  const { id: unused } = (await upload()).json();
  await damage(picture);
  const store = createFolderStore(join(t.dataDir, 'documents'));
  const forget = (at: number) => forgetDocuments({ db: t.db, store, clock: () => new Date(at) });
  const isThere = async (document: string) =>
    (await t.db.$count(documents, eq(documents.id, document))) === 1 &&
    (await store.get(`damage/${document}`)) !== null;
  await forget(NOW.getTime() + YEAR_MS);
  expect([await isThere(id), await isThere(unused)]).toEqual([true, false]);
  await forget(NOW.getTime() + 2 * YEAR_MS);
  expect(await isThere(id)).toBe(false);
  const [kept] = await t.db
    .select()
    .from(rentingMaterialOrders)
    .where(eq(rentingMaterialOrders.id, order.id));
  expect(kept).toMatchObject({ state: 'damaged', pictureId: null });
});

test('goes with a damage alone, and must be there, a picture of a damage and one’s own', async () => {
  const refusedOf = async (answer: ReturnType<typeof step>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().violations?.[0]?.propertyPath];
  };
  const { '@id': picture } = (await upload()).json();
  expect(await refusedOf(step(order, { transition: 'return', picture }))).toEqual([422, 'picture']);
  const { '@id': attachment } = (await upload('admin', { file: [jpeg, 'Sohle.jpg'] })).json();
  const { '@id': ofSuper } = (await upload('super')).json();
  for (const wrong of [
    attachment,
    ofSuper,
    `/api/documents/${randomUUID()}`,
    picture.replace('documents', 'x'),
  ])
    expect(await refusedOf(damage(wrong))).toEqual([422, 'picture']);
  expect((await damage(picture)).statusCode).toBe(200);
});

test.each([
  ['a PDF', { kind: 'damage', file: [Buffer.from('%PDF-1.7\n%%EOF\n'), 'a.pdf'] as const }, 'file', /PDF/],
  [
    'another kind',
    { kind: 'bank_file', file: [Buffer.from('%PDF-1.7\n%%EOF\n'), 'a.pdf'] as const },
    'kind',
    /attachment oder damage/,
  ],
])('%s is refused by name', async (_what, parts, propertyPath, message) => {
  const before = await t.db.$count(documents);
  const refused = await upload('admin', parts);
  expect(refused.json().violations).toEqual([{ propertyPath, message: expect.stringMatching(message) }]);
  expect(await t.db.$count(documents)).toBe(before);
});

test.each(['gast', 'guide', 'partner'] as const)('%s sends up none', async (persona) => {
  expect((await upload(persona)).statusCode).toBe(403);
});
