import type { AddressImportResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray, like } from 'drizzle-orm';
import { countsOf, manyPeople, reportOn, sendList } from '../../../test/address-lists.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { addressImports } from './address-import.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const MESSY = [
  'Anrede;Vorname;Nachname;E-Mail;Geburtsdatum;Strasse;PLZ;Ort;Land;Natel;SAC',
  'Frau;Petra;Gämperli;petra@liste.example;3.4.1980;"Bergweg 1',
  'Postfach";7000;Chur;Schweiz;079 123 45 67;123456',
  'Herr;Beat;Züst;beat@liste.example;31.2.1980;;;;;;',
  ';;;;;;;;;;',
  'Frau;Rita;Formel;=HYPERLINK("x");;;;;;;',
  'Fräulein;Mia;Alt;mia@liste.example;;;70;Chur;;12;vielleicht',
].join('\r\n');

const personWith = async (email: string) =>
  (await t.db.select().from(users).where(eq(users.email, email)))[0];

describe('a list', () => {
  test('is looked at first: every fault by row and column, and nothing is written', async () => {
    const [before, imports] = [await t.db.$count(users), await t.db.$count(addressImports)];
    const report = await reportOn(t, MESSY, { query: '?dryRun=1' });
    expect(countsOf(report)).toEqual({ rows: 4, created: 1, updated: 0, unchanged: 0, refused: 3 });
    expect(report.errors.map(({ row, field }) => [row, field])).toEqual([
      [3, 'birthday'],
      [5, 'email'],
      [6, 'salutation'],
      [6, 'phone'],
      [6, 'sac'],
      [6, 'postalCode'],
    ]);
    expect(report.errors[0]?.message).toBe('Bitte gib ein gültiges Geburtsdatum an.');
    expect(report).toMatchObject({ import: null, state: null });
    expect(await t.db.$count(users)).toBe(before);
    expect(await t.db.$count(addressImports)).toBe(imports);
  });

  test('becomes people without an account, with guest numbers and without mail', async () => {
    const report = await reportOn(t, MESSY);
    expect(countsOf(report)).toEqual({ rows: 4, created: 1, updated: 0, unchanged: 0, refused: 3 });
    expect(report).toMatchObject({ state: 'done' });
    expect(await personWith('petra@liste.example')).toMatchObject({
      state: 'active',
      passwordHash: null,
      salutation: 'Frau',
      lastName: 'Gämperli',
      birthday: '1980-04-03',
      address: 'Bergweg 1, Postfach',
      postalCode: '7000',
      country: 'CH',
      phone: '+41791234567',
      sac: true,
      sacNumber: '123456',
      code: expect.stringMatching(/^\d{5}$/),
      version: 1,
    });
    expect(await t.db.$count(outboxMails)).toBe(0);
  });

  test('fills what is empty and never what somebody has said', async () => {
    const known = { phone: '+41790000000', city: null, postalCode: null } as const;
    await t.db.update(users).set(known).where(eq(users.id, t.users.gast.id));
    const { firstName, lastName, version } = (await personWith(t.users.gast.email)) ?? { version: 0 };
    const list = [
      'Vorname,Nachname,E-Mail,Ort,PLZ,Telefon',
      `${firstName},Anders,${t.users.gast.email.toUpperCase()},Thun,3600,0781112233`,
    ].join('\n');
    expect(countsOf(await reportOn(t, list))).toMatchObject({ created: 0, updated: 1 });
    const after = { city: 'Thun', postalCode: '3600', phone: '+41790000000', lastName, version: version + 1 };
    expect(await personWith(t.users.gast.email)).toMatchObject(after);
  });

  test('finds people of another address by name and birthday', async () => {
    const person = { firstName: 'Zoë', lastName: 'Müller', birthday: '1970-01-02' };
    await t.db.insert(users).values({ ...person, email: 'zoe@alt.example', code: '90001' });
    const list = 'Vorname;Nachname;Geburtsdatum;E-Mail;Ort\nzoe;MULLER;02.01.1970;zoe@neu.example;Chur';
    expect(countsOf(await reportOn(t, list))).toMatchObject({ created: 0, updated: 1 });
    expect(await personWith('zoe@alt.example')).toMatchObject({ city: 'Chur' });
    await t.db.insert(users).values({ ...person, email: 'zwei@alt.example', code: '90002' });
    const again = await reportOn(t, `${list}\n`);
    expect(again.errors).toEqual([
      { row: 2, field: 'lastName', message: expect.stringMatching(/^Mehrere Personen/) },
    ]);
  });

  test('gives nobody the birthday of who shares the address, and says so', async () => {
    const list = [
      'Vorname;Nachname;E-Mail;Geburtsdatum;Ort',
      'Anna;Muster;familie@liste.example;;Chur',
      'Peter;Muster;familie@liste.example;1.1.1970;Chur',
    ].join('\n');
    const report = await reportOn(t, list);
    expect(countsOf(report)).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
    expect(report.notices).toEqual([
      { row: 3, field: 'firstName', message: expect.stringMatching(/gehört Anna Muster/) },
    ]);
    expect(await personWith('familie@liste.example')).toMatchObject({ firstName: 'Anna', birthday: null });
  });

  test('touches no account of the administration', async () => {
    const report = await reportOn(t, `E-Mail;Ort\n${t.users.super.email};Chur`);
    expect(countsOf(report)).toMatchObject({ updated: 0, refused: 1 });
    expect(report.errors).toEqual([
      { row: 2, field: null, message: expect.stringMatching(/Administration/) },
    ]);
  });

  test('is taken in once, whoever sends it again', async () => {
    const list = manyPeople(3);
    const first = await reportOn(t, list);
    const again = await reportOn(t, list, { persona: 'super', name: 'kopie.csv' });
    expect(countsOf(again)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(again.import).toBe(first.import);
    // One more line makes it another file, whose other people are known.
    expect(countsOf(await reportOn(t, manyPeople(4)))).toMatchObject({ created: 1, unchanged: 3 });
  });

  test('subscribes only by a proof of the consent, and nobody who has left', async () => {
    const left = { email: 'weg@liste.example', state: 'unsubscribed', textVersion: '1' } as const;
    const proof = { requestedAt: NOW, requestedFrom: '192.0.2.1', unsubscribeToken: 'weg' };
    await t.db.insert(newsletterSubscriptions).values({ ...left, ...proof });
    const list = [
      'Vorname;Nachname;E-Mail;Newsletter',
      'Anna;Neu;neu@liste.example;ja',
      'Weg;Gegangen;weg@liste.example;ja',
      'Nein;Danke;nein@liste.example;nein',
    ].join('\n');
    const without = await reportOn(t, list, { query: '?dryRun=1' });
    expect(without.notices).toEqual([
      { row: 1, field: 'newsletter', message: expect.stringMatching(/^Ohne Angabe/) },
    ]);
    const newsletterProof = 'Liste am Stand der Messe Bern, Mai 2024';
    await reportOn(t, list, { fields: { newsletterProof } });
    const rows = await t.db
      .select()
      .from(newsletterSubscriptions)
      .where(like(newsletterSubscriptions.email, '%@liste.example'))
      .orderBy(newsletterSubscriptions.email);
    expect(rows.map(({ email, state, confirmedFrom }) => [email, state, confirmedFrom])).toEqual([
      ['neu@liste.example', 'subscribed', newsletterProof],
      ['weg@liste.example', 'unsubscribed', null],
    ]);
  });

  test('leaves who did it and whom it wrote in the audit, without what it says', async () => {
    const list = 'Vorname;Nachname;E-Mail\nLea;Protokoll;lea@liste.example';
    const { import: made } = await reportOn(t, list);
    const ids = [String(made).split('/').at(-1), (await personWith('lea@liste.example'))?.id];
    const entries = await t.db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.entityId, ids.map(String)))
      .orderBy(auditEntries.action);
    expect(entries.map(({ action, actorId, label }) => [action, actorId, label])).toEqual([
      ['address_import.create', t.users.admin.id, 'liste.csv'],
      ['user.create', t.users.admin.id, 'Person'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Protokoll|lea@/);
  });
});

describe('columns', () => {
  const LIST = 'Kontakt;Rufname;Sippe;Bemerkung\nanna@liste.example;Anna;Muster;=1+1';

  test('nobody knows are put by hand, and remembered', async () => {
    const first = await reportOn(t, LIST, { query: '?dryRun=1' });
    expect(first.columns.map(({ heading, sample, field }) => [heading, sample, field])).toEqual([
      ['Kontakt', 'anna@liste.example', null],
      ['Rufname', 'Anna', 'firstName'],
      ['Sippe', 'Muster', null],
      ['Bemerkung', '=1+1', null],
    ]);
    expect(first.errors).toEqual([{ row: 1, field: null, message: expect.stringMatching(/^Bitte sag/) }]);
    expect((await sendList(t, LIST)).json().violations).toEqual([
      { propertyPath: 'mapping', message: expect.stringMatching(/^Bitte sag/) },
    ]);
    const mapping = JSON.stringify(['email', 'firstName', 'lastName', null]);
    expect(countsOf(await reportOn(t, LIST, { fields: { mapping } }))).toMatchObject({ created: 1 });
    const later = await reportOn(t, LIST.replace('anna@', 'berta@'), { query: '?dryRun=1' });
    expect(later.columns.map(({ field }) => field)).toEqual(['email', 'firstName', 'lastName', null]);
    expect(countsOf(later)).toMatchObject({ created: 1 });
  });

  test.each([
    ['too few', JSON.stringify(['email'])],
    ['unknown', JSON.stringify(['email', 'roles', null, null])],
    ['none', 'email'],
    ['twice', JSON.stringify(['email', 'email', null, null])],
  ])('%s are refused by name', async (_what, mapping) => {
    const answer = await sendList(t, LIST, { fields: { mapping } });
    expect([answer.statusCode, answer.json().violations?.[0]?.propertyPath]).toEqual([422, 'mapping']);
  });
});

test.each(['gast', 'guide', 'partner'] as const)('is nothing for %s', async (persona) => {
  expect((await sendList(t, MESSY, { persona })).statusCode).toBe(403);
  const read = await (await t.as(persona))('/api/imports/addresses');
  expect(read.statusCode).toBe(403);
});

test('an import is listed with who did it, and an unknown one is told', async () => {
  const { import: made } = await reportOn(t, manyPeople(2, 100));
  const admin = await t.as('admin');
  const listed: AddressImportResponse[] = (await admin('/api/imports/addresses')).json()['hydra:member'];
  expect(listed.find((each) => each['@id'] === made)).toMatchObject({
    state: 'done',
    rows: 2,
    created: 2,
    done: 2,
  });
  const unknown = await admin(`/api/imports/addresses/${t.users.gast.id}`);
  expect([unknown.statusCode, unknown.json().detail]).toEqual([404, expect.stringMatching(/Import/)]);
  const post = { method: 'POST', url: `/api/imports/addresses/${t.users.gast.id}/undo` } as const;
  expect((await admin(post)).statusCode).toBe(404);
});
