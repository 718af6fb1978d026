import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq, gt, like } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { createFolderStore, type FileStore } from '../../lib/file-store.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import { dataExports, exportPlans } from './exports.table.ts';
import { forgetExports, makeExports } from './index.ts';

const ORIGIN = 'https://firn.example';
const DAY_MS = 24 * 3_600_000;
let t: TestApp;
let store: FileStore;
beforeAll(async () => {
  t = await buildTestApp();
  store = createFolderStore(`${t.dataDir}/documents`);
  const { iri } = await insertBookableEvent(t.db, { title: 'Tödi' });
  const other = await insertBookableEvent(t.db, { title: 'Piz Buin' });
  await bookAs(await t.as('gast'), iri);
  await bookAs(await t.as('partner'), other.iri);
  await t.db
    .update(users)
    .set({ firstName: '=1+2', contactPhone: '+41794445566' })
    .where(eq(users.id, t.users.gast.id));
  await t.db
    .update(bookings)
    .set({ lastName: '=HYPERLINK("https://boese.example")' })
    .where(eq(bookings.userId, t.users.gast.id));
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(dataExports);
  await t.db.delete(exportPlans);
  await t.db
    .update(users)
    .set({ roles: ['ROLE_ADMIN'] })
    .where(eq(users.id, t.users.admin.id));
});

const make = (now = NOW) => makeExports({ db: t.db, clock: () => now, store, origin: ORIGIN });

const ask = async (payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: '/api/exports', payload });

/** The file of an export that is asked for and made; `as` fetches it. */
async function fileOf(payload: object, persona: Persona = 'admin') {
  const asked = await ask(payload, persona);
  expect(asked.statusCode).toBe(202);
  await make();
  return (await t.as(persona))(`${asked.headers.location}/file`);
}

const linesOf = (body: string) =>
  body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

test('is asked for, made by the job, and fetched: its state and progress tell how far it is', async () => {
  const asked = await ask({ kind: 'bookings', format: 'csv', columns: ['bookingNumber', 'event', 'total'] });
  expect(asked.statusCode).toBe(202);
  expect(asked.json()).toMatchObject({
    state: 'queued',
    progress: 0,
    fileUrl: null,
    createdBy: 'Vera Admin',
  });
  const admin = await t.as('admin');
  const address = String(asked.headers.location);
  const early = await admin(`${address}/file`);
  expect([early.statusCode, early.json().type]).toEqual([409, '/problems/export-not-ready']);
  await make();
  const done = (await admin(address)).json();
  expect(done).toMatchObject({
    state: 'done',
    progress: 100,
    written: 2,
    total: 2,
    fileUrl: `${address}/file`,
  });
  expect(new Date(done.expiresAt)).toEqual(new Date(NOW.getTime() + 7 * DAY_MS));
  const file = await admin(done.fileUrl);
  expect(file.headers['content-disposition']).toBe('attachment; filename="firn-buchungen-2026-02-14.csv"');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
  expect(file.body.startsWith('\uFEFFNummer;Event;Betrag CHF\r\n')).toBe(true);
  expect(
    linesOf(file.body)
      .slice(1)
      .map((line) => line.split(';').slice(1)),
  ).toEqual([
    ['Piz Buin', '480.00'],
    ['Tödi', '480.00'],
  ]);
});

test('has the lines of the list: its filters, and its order', async () => {
  const columns = ['event'];
  const ofFilters = async (filters: object) =>
    linesOf((await fileOf({ kind: 'bookings', format: 'csv', columns, filters })).body).slice(1);
  expect(await ofFilters({ user: `/api/users/${t.users.partner.id}` })).toEqual(['Piz Buin']);
  expect(await ofFilters({ state: ['cancelled'] })).toEqual([]);
  expect(await ofFilters({ state: ['confirmed'], order: { bookingNumber: 'asc' } })).toEqual([
    'Tödi',
    'Piz Buin',
  ]);
  expect(await ofFilters({ start: { after: '2026-03-08' } })).toEqual([]);
});

test('has no formula, whoever wrote what stands in it', async () => {
  const columns = ['lastName'];
  const csv = linesOf((await fileOf({ kind: 'bookings', format: 'csv', columns })).body);
  expect(csv.filter((line) => line.includes('boese'))).toEqual([`"'=HYPERLINK(""https://boese.example"")"`]);
  const guests = linesOf((await fileOf({ kind: 'guests', format: 'csv', columns: ['firstName'] })).body);
  expect(guests).toContain("'=1+2");
});

test.each([
  [{ kind: 'bookings', format: 'csv', filters: { colour: 'red' } }, 422, 'filters.colour'],
  [
    { kind: 'bookings', format: 'csv', filters: { start: { from: '2026-01-01' } } },
    422,
    'filters.start[from]',
  ],
  [{ kind: 'bookings', format: 'csv', columns: ['bookingNumber', 'passwordHash'] }, 422, 'columns[1]'],
  [{ kind: 'bookings', format: 'pdf' }, 422, 'format'],
])('refuses by name what there is not: %j', async (payload, status, path) => {
  const answer = await ask(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().violations).toMatchObject([{ propertyPath: path }]);
  expect(await t.db.$count(dataExports)).toBe(0);
});

test('refuses a value that the list refuses, with its words', async () => {
  const answer = await ask({ kind: 'bookings', format: 'csv', filters: { state: ['gone'] } });
  expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining('«state»')]);
});

describe('columns that somebody may not see', () => {
  const SECRET = ['allergies', 'allergiesText', 'contactName', 'contactPhone'];

  test('are refused by name, and left out where nobody asks for them', async () => {
    const refused = await ask({ kind: 'persons', format: 'csv', columns: ['lastName', 'allergiesText'] });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toBe(
      'Die Spalte «Welche Allergien» darfst du nicht exportieren. Bitte lass sie weg.',
    );
    const admins = await fileOf({ kind: 'persons', format: 'csv' });
    expect(admins.body).not.toMatch(/Allergien|Notfall/);
    const all = await fileOf({ kind: 'persons', format: 'csv' }, 'super');
    expect(linesOf(all.body)[0]).toContain('Allergien;Welche Allergien;Notfallkontakt');
  });

  test('are not among those that a person may choose', async () => {
    const keys = async (persona: Persona) => {
      const kinds = (await (await t.as(persona))('/api/export_kinds')).json()['hydra:member'];
      const persons = kinds.find(({ id }: { id: string }) => id === 'persons');
      return persons.columns
        .map(({ key }: { key: string }) => key)
        .filter((key: string) => SECRET.includes(key));
    };
    expect(await keys('admin')).toEqual([]);
    expect(await keys('super')).toEqual(SECRET);
  });

  test('make a file that a super admin has asked for nobody else’s to fetch', async () => {
    const asked = await ask({ kind: 'persons', format: 'csv', columns: ['contactPhone'] }, 'super');
    await make();
    const admin = await t.as('admin');
    const seen = (await admin(String(asked.headers.location))).json();
    expect(seen).toMatchObject({ state: 'done', fileUrl: null });
    const refused = await admin(`${asked.headers.location}/file`);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      expect.stringContaining('«Telefon Notfallkontakt»'),
    ]);
  });

  test('count as they are when the file is made: who lost a right gets no file', async () => {
    await t.db
      .update(users)
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where(eq(users.id, t.users.admin.id));
    const asked = await ask({ kind: 'persons', format: 'csv', columns: ['contactPhone'] });
    await t.db
      .update(users)
      .set({ roles: ['ROLE_ADMIN'] })
      .where(eq(users.id, t.users.admin.id));
    await make();
    const told = (await (await t.as('super'))(String(asked.headers.location))).json();
    expect(told).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Telefon Notfallkontakt'),
    });
  });

  test('who is no longer of the office gets none at all', async () => {
    const asked = await ask({ kind: 'guests', format: 'csv' });
    await t.db
      .update(users)
      .set({ roles: ['ROLE_GUIDE'] })
      .where(eq(users.id, t.users.admin.id));
    await make();
    const told = (await (await t.as('super'))(String(asked.headers.location))).json();
    expect(told).toMatchObject({ state: 'failed', fileUrl: null });
  });
});

test.each([
  'bookings',
  'guests',
  'persons',
  'payments',
  'vat',
  'invoices',
  'vouchers',
  'events',
  'waitlist',
  'newsletter',
])('%s come as CSV and as XLSX', async (kind) => {
  const csv = await fileOf({ kind, format: 'csv' }, 'super');
  expect(csv.statusCode).toBe(200);
  const xlsx = await fileOf({ kind, format: 'xlsx' }, 'super');
  expect(xlsx.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test.each([
  ['2026-02-14T13:00:00.000Z', 'Buchbar'],
  ['2026-02-14T07:00:00.000Z', 'Anmeldeschluss vorbei'],
])('an event whose bookings close at %s is «%s» in the sheet, as on its page', async (closing, state) => {
  const { id } = await insertBookableEvent(t.db, { title: `Schluss ${state}` });
  await t.db
    .update(events)
    .set({ registrationDeadline: new Date(closing) })
    .where(eq(events.id, id));
  const { body } = await fileOf({ kind: 'events', format: 'csv', columns: ['title', 'state'] });
  expect(linesOf(body)).toContain(`Schluss ${state};${state}`);
});

test('who asked, cancelled and fetched stands in the audit, without what was typed', async () => {
  t.setNow(new Date('2026-02-15T08:00:00Z'));
  const filters = { freequery: 'Murmelbach', state: ['confirmed'] };
  await fileOf({ kind: 'bookings', format: 'csv', columns: ['event'], filters });
  const { headers } = await ask({ kind: 'events', format: 'xlsx' });
  await (await t.as('super'))({ method: 'POST', url: `${headers.location}/cancellation` });
  const kept = await t.db
    .select()
    .from(auditEntries)
    .where(and(like(auditEntries.action, 'export.%'), gt(auditEntries.at, NOW)))
    .orderBy(asc(auditEntries.id));
  const told = kept.map(({ action, label, actorId }) => [action, label, actorId]).toSorted();
  expect(told).toEqual(
    [
      ['export.cancel', 'Events (XLSX)', t.users.super.id],
      ['export.create', 'Buchungen (CSV)', t.users.admin.id],
      ['export.create', 'Events (XLSX)', t.users.admin.id],
      ['export.download', 'Buchungen (CSV)', t.users.admin.id],
    ].toSorted(),
  );
  const { diff } = kept.find(({ action }) => action === 'export.download') ?? {};
  expect(diff).toMatchObject({
    filters: { to: { freequery: '…', state: ['confirmed'] } },
    columns: { to: ['event'] },
  });
  expect(JSON.stringify(kept)).not.toContain('Murmelbach');
});

test('can be cancelled until the file is there, and is then not made', async () => {
  const { headers } = await ask({ kind: 'bookings', format: 'csv' });
  const admin = await t.as('admin');
  const cancel = () => admin({ method: 'POST', url: `${headers.location}/cancellation` });
  expect((await cancel()).json()).toMatchObject({ state: 'cancelled' });
  expect((await cancel()).statusCode).toBe(409);
  await make();
  expect((await admin(String(headers.location))).json()).toMatchObject({ state: 'cancelled', fileUrl: null });
  expect((await admin(`${headers.location}/file`)).statusCode).toBe(409);
});

test('goes after seven days, file and row', async () => {
  const { headers } = await ask({ kind: 'bookings', format: 'csv' });
  await make();
  const [row] = await t.db.select().from(dataExports);
  const key = `export/${row?.id}/${row?.claim}`;
  const forget = (now: Date) => forgetExports({ db: t.db, store, clock: () => now });
  await forget(new Date(NOW.getTime() + 7 * DAY_MS - 1));
  expect(await store.get(key)).not.toBeNull();
  await forget(new Date(NOW.getTime() + 7 * DAY_MS));
  expect([await store.get(key), await t.db.$count(dataExports)]).toEqual([null, 0]);
  const gone = await (await t.as('admin'))(String(headers.location));
  expect([gone.statusCode, gone.json().detail]).toEqual([404, expect.stringContaining('sieben Tage')]);
});

test.each<[Persona, number]>([
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
])('%s exports nothing, not even what is their own', async (persona, status) => {
  const asked = await ask({ kind: 'bookings', format: 'csv' });
  await make();
  const send = await t.as(persona);
  expect((await ask({ kind: 'bookings', format: 'csv' }, persona)).statusCode).toBe(status);
  expect((await send('/api/exports')).statusCode).toBe(status);
  expect((await send(`${asked.headers.location}/file`)).statusCode).toBe(status);
});
