import { ADDRESS_IMPORT_PROBLEMS, type AddressImportDetail } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, inArray, like } from 'drizzle-orm';
import { countsOf, manyPeople, reportOn } from '../../../test/address-lists.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { notes } from '../notes/notes.table.ts';
import { users } from '../users/users.table.ts';
import { addressImportRows, addressImports } from './address-import.table.ts';
import { forgetImportedRows, workImports } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const DAY_MS = 24 * 3_600_000;

const undo = async (iri: string | null) => (await t.as('admin'))({ method: 'POST', url: `${iri}/undo` });

const read = async (iri: string | null): Promise<AddressImportDetail> =>
  (await (await t.as('admin'))(String(iri))).json();

const peopleOf = (domain: string) =>
  t.db
    .select()
    .from(users)
    .where(like(users.email, `%@${domain}`))
    .orderBy(users.email);

test('removes who was new and empties what was filled, and the list can be imported again', async () => {
  await t.db.insert(users).values({ email: 'alt@eins.example', firstName: 'Alt', lastName: 'Bekannt' });
  const list = [
    'Vorname;Nachname;E-Mail;Ort;SAC;Newsletter',
    'Alt;Bekannt;alt@eins.example;Chur;123456;ja',
    'Neu;Person;neu@eins.example;Chur;;ja',
    'Neu;Person;neu@eins.example;Chur;987654;',
  ].join('\n');
  const fields = { newsletterProof: 'Anmeldebogen 2024' };
  const report = await reportOn(t, list, { fields });
  expect(countsOf(report)).toMatchObject({ created: 1, updated: 2 });
  const before = await peopleOf('eins.example');
  expect(before.map(({ email, city, sacNumber }) => [email, city, sacNumber])).toEqual([
    ['alt@eins.example', 'Chur', '123456'],
    ['neu@eins.example', 'Chur', '987654'],
  ]);
  const answer = await undo(report.import);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ state: 'undone', removed: 1, reset: 2, kept: 0, leftAsIs: [] });
  const after = await peopleOf('eins.example');
  expect(after.map(({ email, city, sac, sacNumber }) => [email, city, sac, sacNumber])).toEqual([
    ['alt@eins.example', null, false, null],
  ]);
  expect(
    await t.db.$count(newsletterSubscriptions, like(newsletterSubscriptions.email, '%@eins.example')),
  ).toBe(0);
  const again = await undo(report.import);
  expect([again.statusCode, again.json().type]).toEqual([409, ADDRESS_IMPORT_PROBLEMS.notUndoable]);
  const second = await reportOn(t, list, { fields });
  expect(second.import).not.toBe(report.import);
  expect(countsOf(second)).toEqual(countsOf(report));
});

test('leaves what people have changed since, and names it', async () => {
  const list = [
    'Vorname;Nachname;E-Mail;Ort;PLZ',
    'Geändert;Eins;a@zwei.example;Chur;7000',
    'Notiz;Zwei;b@zwei.example;Chur;7000',
    'Rührt;Niemand;c@zwei.example;Chur;7000',
  ].join('\n');
  await t.db.insert(users).values({ email: 'd@zwei.example', firstName: 'Da', lastName: 'Vorher' });
  const report = await reportOn(t, `${list}\nDa;Vorher;d@zwei.example;Chur;7000`);
  const [changed, noted, , known] = await peopleOf('zwei.example');
  await t.db
    .update(users)
    .set({ groups: ['chor'] })
    .where(eq(users.id, changed?.id ?? ''));
  await t.db
    .insert(notes)
    .values({ userId: noted?.id ?? '', createdById: t.users.admin.id, text: 'Ruft an' });
  await t.db
    .update(users)
    .set({ city: 'Thun' })
    .where(eq(users.id, known?.id ?? ''));
  const undone: AddressImportDetail = (await undo(report.import)).json();
  expect(undone).toMatchObject({ state: 'undone', removed: 1, reset: 0, kept: 3 });
  expect(undone.leftAsIs.map(({ row, field, message }) => [row, field, message.split(' wurde')[0]])).toEqual([
    [2, null, 'Geändert Eins'],
    [3, null, 'Notiz Zwei'],
    [5, 'city', 'Das'],
  ]);
  const left = await peopleOf('zwei.example');
  expect(left.map(({ email, city, postalCode }) => [email, city, postalCode])).toEqual([
    ['a@zwei.example', 'Chur', '7000'],
    ['b@zwei.example', 'Chur', '7000'],
    ['d@zwei.example', 'Thun', null],
  ]);
});

test('goes for 7 days; then what the rows said is deleted, and the import stays', async () => {
  const { import: made } = await reportOn(t, manyPeople(2));
  const id = made?.split('/').at(-1) ?? '';
  const rows = () => t.db.$count(addressImportRows, eq(addressImportRows.importId, id));
  expect(Date.parse((await read(made)).undoUntil ?? '')).toBe(NOW.getTime() + 7 * DAY_MS);
  await forgetImportedRows(t.db, new Date(NOW.getTime() + 7 * DAY_MS));
  expect(await rows()).toBe(2);
  await forgetImportedRows(t.db, new Date(NOW.getTime() + 7 * DAY_MS + 1));
  expect(await rows()).toBe(0);
  await t.db
    .update(addressImports)
    .set({ createdAt: new Date(NOW.getTime() - 7 * DAY_MS) })
    .where(eq(addressImports.id, id));
  expect(await read(made)).toMatchObject({ undoUntil: null, created: 2 });
  expect((await undo(made)).statusCode).toBe(409);
});

test('a long list goes on in the background, and waits while another is undone', async () => {
  const first = await reportOn(t, manyPeople(300, 5000));
  expect(first).toMatchObject({ state: 'done', created: 300 });
  const id = String(first.import).split('/').at(-1) ?? '';
  // The state that a process leaves which ends in the middle of undoing.
  await t.db.update(addressImports).set({ state: 'undoing', done: 0 }).where(eq(addressImports.id, id));
  const second = await reportOn(t, manyPeople(301, 5000));
  expect(second).toMatchObject({ state: 'running', created: 0, unchanged: 0 });
  await workImports({ db: t.db, clock: () => NOW });
  expect(await read(first.import)).toMatchObject({ state: 'undone', removed: 300, done: 300 });
  expect(await read(second.import)).toMatchObject({ state: 'done', created: 301, unchanged: 0, done: 301 });
});

test('stops what is still being taken in', async () => {
  const list = manyPeople(1100, 20_000);
  const running = await reportOn(t, list);
  expect(running).toMatchObject({ state: 'running', created: 1000, rows: 1100 });
  const answer = await undo(running.import);
  expect(answer.json()).toMatchObject({ removed: 1000, kept: 0 });
  await workImports({ db: t.db, clock: () => NOW });
  expect(await read(running.import)).toMatchObject({ state: 'undone', removed: 1000 });
  const emails = ['anna20000@liste.example', 'anna21099@liste.example'];
  expect(await t.db.$count(users, inArray(users.email, emails))).toBe(0);
});
