import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { documents } from '../documents/documents.table.ts';
import { forgetDocuments } from '../documents/index.ts';
import { eventGuides } from '../events/events.table.ts';

const OVER = new Date('2026-03-08T16:00:00Z');
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
let t: TestApp;
let jpeg: Uint8Array;
let event: { readonly id: string; readonly iri: string };

beforeAll(async () => {
  t = await buildTestApp();
  jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '46/1 32/1 0/1' } })
    .toBuffer();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(OVER);
  event = await insertBookableEvent(t.db, { state: 'confirmed' }, [t.users.guideBasic.id]);
});

async function upload(
  persona: Persona,
  kind: string,
  file: readonly [Uint8Array, string] = [jpeg, 'Nina am Grat.jpg'],
) {
  const form = await multipart({ kind, file });
  return (await t.as(persona))({ method: 'POST', url: `${event.iri}/report/files`, ...form });
}
const iriOf = async (kind: string, persona: Persona = 'guideBasic'): Promise<string> =>
  (await upload(persona, kind)).json()['@id'];
const aReport = (fields: object = {}) => ({
  absent: [],
  expenses: [],
  incidents: '',
  comment: '',
  ...fields,
});
const expense = (receipt: string | null, fields: object = {}) => ({
  title: 'Seilbahn',
  amount: 10_810,
  vat: 'normal',
  receipt,
  ...fields,
});
const handIn = async (fields: object, persona: Persona = 'guideBasic') =>
  (await t.as(persona))({ method: 'PUT', url: `${event.iri}/report`, payload: aReport(fields) });
const publish = async (persona: Persona, picture: string) =>
  (await t.as(persona))({
    method: 'POST',
    url: `${event.iri}/report/pictures/${picture.slice(-36)}/publication`,
  });
const shown = async () => (await t.anonymous(event.iri)).json().images.length;
const expiryOf = async (iri: string) =>
  (
    await t.db
      .select()
      .from(documents)
      .where(eq(documents.id, iri.slice(-36)))
  )[0]?.expiresAt;

test('a receipt stands with its expense, in the report and in the figures, with the VAT that it contains', async () => {
  const receipt = (await upload('guideBasic', 'receipt', [PDF, 'Bahn.pdf'])).json()['@id'];
  const answer = await handIn({ expenses: [expense(receipt), expense(null, { vat: null, amount: 500 })] });
  expect([answer.statusCode, answer.json().violations]).toEqual([200, undefined]);
  const kept = [
    { title: 'Seilbahn', amount: 10_810, vat: 'normal', vatAmount: 810, receipt: { '@id': receipt } },
    { amount: 500, vat: null, vatAmount: null, receipt: null },
  ];
  expect(answer.json().expenses).toMatchObject(kept);
  const finance = (await (await t.as('admin'))(`${event.iri}/finance`)).json();
  expect(finance).toMatchObject({ expenses: 11_310, inputVat: 810, receipts: kept });
  const { contentUrl } = finance.receipts[0].receipt;
  const file = await t.anonymous(contentUrl);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await t.anonymous(`${receipt}/file`)).statusCode).toBe(404);
});

test('a picture is the office’s alone until it publishes it, once', async () => {
  const picture = await iriOf('report_picture');
  expect((await handIn({ pictures: [picture] })).json().pictures).toMatchObject([
    { '@id': picture, published: false },
  ]);
  expect(await shown()).toBe(0);
  const { contentUrl } = (await (await t.as('admin'))(`${event.iri}/report`)).json().pictures[0];
  expect((await sharp((await t.anonymous(contentUrl)).rawPayload).metadata()).exif).toBeUndefined();
  for (const persona of ['guideBasic', 'gast'] as const)
    expect((await publish(persona, picture)).statusCode).toBe(403);
  expect((await publish('admin', picture)).json().pictures).toMatchObject([{ published: true }]);
  const again = await publish('admin', picture);
  expect([again.statusCode, again.json().type, await shown()]).toEqual([
    409,
    '/problems/picture-published',
    1,
  ]);
  // A report that takes its place knows that guests see it.
  expect((await handIn({ pictures: [picture] })).json().pictures).toMatchObject([{ published: true }]);
});

test('two who publish at once publish one picture', async () => {
  const picture = await iriOf('report_picture');
  await handIn({ pictures: [picture] });
  const answers = await Promise.all([publish('admin', picture), publish('super', picture)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await shown()).toBe(1);
});

test('a report without the field keeps its pictures, and what it leaves out goes after a day', async () => {
  const [first, second] = [await iriOf('report_picture'), await iriOf('report_picture')];
  const receipt = await iriOf('receipt');
  await handIn({ pictures: [first, second], expenses: [expense(receipt)] });
  expect((await handIn({ expenses: [expense(receipt)] })).json().pictures).toHaveLength(2);
  expect((await expiryOf(receipt))?.toISOString()).toBe('2037-01-02T00:00:00.000Z');
  await handIn({ pictures: [second] });
  const store = createFolderStore(join(t.dataDir, 'documents'));
  const later = new Date(OVER.getTime() + 3 * 86_400_000);
  await forgetDocuments({ db: t.db, store, clock: () => later });
  expect(await Promise.all([first, second, receipt].map(expiryOf))).toEqual([
    undefined,
    expect.any(Date),
    undefined,
  ]);
});

test('a co-guide hands in what the report has already, and nobody puts in a file of somebody else', async () => {
  const [picture, receipt] = [await iriOf('report_picture'), await iriOf('receipt')];
  const strange = await iriOf('report_picture', 'admin');
  for (const [fields, propertyPath] of [
    [{ pictures: [strange] }, 'pictures[0]'],
    [{ pictures: [receipt] }, 'pictures[0]'],
    [{ expenses: [expense(null), expense(picture)] }, 'expenses[1].receipt'],
  ] as const) {
    const refused = await handIn(fields);
    expect([refused.statusCode, refused.json().violations?.[0]?.propertyPath]).toEqual([422, propertyPath]);
  }
  await handIn({ pictures: [picture] });
  await t.db.insert(eventGuides).values({ eventId: event.id, userId: t.users.guide.id });
  expect((await handIn({ pictures: [picture] }, 'guide')).statusCode).toBe(200);
});

test('the log says what was spent, and not what a file is called', async () => {
  const receipt = await iriOf('receipt');
  await handIn({ expenses: [expense(receipt)] });
  const isReport = and(eq(auditEntries.entityId, event.id), eq(auditEntries.action, 'event.report'));
  const logged = JSON.stringify(await t.db.select().from(auditEntries).where(isReport));
  expect(logged).toContain('10810');
  expect(logged).not.toContain('Nina');
});

test.each([
  ['guideBasic', 201],
  ['admin', 201],
  ['guide', 404],
  ['partner', 404],
  ['gast', 403],
] as const)('%s sends up a file: %i', async (persona, status) => {
  expect((await upload(persona, 'receipt')).statusCode).toBe(status);
});

test('a stranger sends up and publishes nothing', async () => {
  const form = await multipart({ kind: 'receipt', file: [jpeg, 'a.jpg'] });
  const url = `${event.iri}/report/files`;
  expect((await t.anonymous({ method: 'POST', url, ...form })).statusCode).toBe(401);
});

test.each([
  ['report_picture', PDF, 'file'],
  ['receipt', Buffer.from('<svg/>'), 'file'],
  ['attachment', PDF, 'kind'],
])('of the kind %s, what does not fit is refused by name', async (kind, bytes, propertyPath) => {
  const before = await t.db.$count(documents);
  const refused = await upload('guideBasic', kind, [bytes, 'a.jpg']);
  expect(refused.json().violations).toMatchObject([{ propertyPath }]);
  expect(await t.db.$count(documents)).toBe(before);
});
