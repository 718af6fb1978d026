import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aBilledLine, insertIssued } from '../../../test/issued-invoice.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { payments } from '../payments/payments.table.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';

const PERIOD = 'from=2026-01-01&to=2026-03-31';

let t: TestApp;
let booking: Booked;
beforeAll(async () => {
  t = await buildTestApp();
  const { iri } = await insertBookableEvent(t.db);
  booking = await bookAs(await t.as('gast'), iri);
  const bookingId = booking.id;
  const lines = [
    aBilledLine({ title: '=1+2' }),
    aBilledLine({ title: 'Nacht; «gross»', total: 1_005, vat: 37 }),
  ];
  const invoice = await insertIssued(t.db, bookingId, {
    issuedOn: '2026-01-10',
    dueDate: '2026-02-09',
    lines,
  });
  const back = [aBilledLine({ title: 'Anteil Tour', kind: 'credit', total: -10_810, vat: -810 })];
  await insertIssued(t.db, bookingId, {
    issuedOn: '2026-01-20',
    dueDate: '2026-01-20',
    creditNoteOfId: invoice.id,
    lines: back,
  });
  await t.db
    .insert(payments)
    .values({ bookingId, kind: 'payment', amount: 1_005, method: 'twint', receivedOn: '2026-01-30' });
  await t.db.insert(vouchers).values({
    code: 'AAAABBBBCCCCDDD5',
    state: 'active',
    origin: 'sold',
    amount: 10_000,
    validUntil: '2031-12-31',
    picture: 'berge',
    paid: 10_000,
    paidBy: 'card',
    paidOn: '2026-02-03',
  });
});
afterAll(() => t.close());

const load = async (file: string, query = PERIOD) => (await t.as('admin'))(`/api/finance/${file}?${query}`);

/** Lines of a CSV, without the byte order mark, and the numbers of our documents read as one word. */
async function linesOf(file: string): Promise<string[]> {
  const { body } = await load(file);
  return body
    .slice(1)
    .trimEnd()
    .replace(/R-2026-\d{5}/g, 'R')
    .split('\r\n');
}

describe('a CSV of a period', () => {
  test('has byte order mark, semicolons, a name, and stands in the audit', async () => {
    const answer = await load('documents.csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="firn-belege-2026-01-01-2026-03-31.csv"',
    );
    expect(answer.body.startsWith('\uFEFFNummer;')).toBe(true);
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'finance.export'))
      .orderBy(desc(auditEntries.at));
    expect(entry).toMatchObject({ actorId: t.users.admin.id, label: 'belege.csv' });
  });

  test('tells the documents', async () => {
    const number = booking.bookingNumber;
    expect(await linesOf('documents.csv')).toEqual([
      'Nummer;Art;Datum;Fällig;Buchung;Empfänger;Total CHF',
      `R;Rechnung;2026-01-10;2026-02-09;${number};Nina Käser;118.15`,
      `R;Gutschrift;2026-01-20;2026-01-20;${number};Nina Käser;-108.10`,
    ]);
  });

  test('tells their lines; what somebody wrote is no formula, and a minus is one', async () => {
    const number = booking.bookingNumber;
    expect(await linesOf('lines.csv')).toEqual([
      'Beleg;Datum;Buchung;Person;Bezeichnung;MWST-Code;Satz %;Konto;Betrag CHF;davon MWST CHF',
      `R;2026-01-10;${number};Nina Käser;'=1+2;Sal2.1, 8.1%;8.1;277;108.10;8.10`,
      `R;2026-01-10;${number};Nina Käser;"Nacht; «gross»";Sal2.1, 8.1%;8.1;277;10.05;0.37`,
      `R;2026-01-20;${number};Nina Käser;Anteil Tour;Sal2.1, 8.1%;8.1;277;-108.10;-8.10`,
    ]);
  });

  test('tells the payments, and the VAT by the figures of the form', async () => {
    expect((await linesOf('payments.csv'))[1]).toMatch(/^2026-01-30;B-2026-\d{5};.+;Zahlung;TWINT;10\.05$/);
    expect(await linesOf('vat.csv')).toEqual(
      expect.arrayContaining(['Ziffer;Satz %;Umsatz CHF;Steuer CHF', '303;8.1;9.68;0.37', '200;;9.68;']),
    );
  });

  test('is a journal whose debits and credits name accounts, VAT code and text', async () => {
    expect(await linesOf('journal.csv')).toEqual([
      'Datum;Beleg;Soll;Haben;Betrag CHF;MWST-Code;Text',
      "2026-01-10;R;1100;277;108.10;Sal2.1, 8.1%;'=1+2, Nina Käser",
      '2026-01-10;R;1100;277;10.05;Sal2.1, 8.1%;"Nacht; «gross», Nina Käser"',
      '2026-01-20;R;277;1100;108.10;Sal2.1, 8.1%;Anteil Tour, Nina Käser',
      expect.stringMatching(/^2026-01-30;B-2026-\d{5};1021;1100;10\.05;;Zahlung .+$/),
      '2026-02-03;Gutschein …DDD5;1022;2030;100.00;;Verkaufter Gutschein',
    ]);
  });

  test('is complete where it is longer than what is read at once', async () => {
    const lines = Array.from({ length: 2_100 }, (_, index) =>
      aBilledLine({ title: `Zeile ${index}`, linePosition: index }),
    );
    await insertIssued(t.db, booking.id, { issuedOn: '2025-05-05', lines });
    const { body } = await load('lines.csv', 'from=2025-05-01&to=2025-05-31');
    const titles = body.match(/Zeile \d+/g) ?? [];
    expect([titles.length, new Set(titles).size, titles[0], titles.at(-1)]).toEqual([
      2_100,
      2_100,
      'Zeile 0',
      'Zeile 2099',
    ]);
  });
});

test('the workbook has a sheet per table, amounts as numbers and days as days', async () => {
  const answer = await load('finance.xlsx');
  expect(answer.headers['content-disposition']).toMatch(/firn-finanzen-2026-01-01-2026-03-31\.xlsx/);
  const files = unzipSync(answer.rawPayload);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  for (const title of ['Belege', 'Positionen', 'Zahlungen', 'MWST', 'Journal'])
    expect(text('xl/workbook.xml')).toContain(`name="${title}"`);
  expect(text('xl/worksheets/sheet2.xml')).toMatch(/<v>-108\.1<\/v>/);
  expect(text('xl/worksheets/sheet1.xml')).toMatch(/<v>46032<\/v>/);
  expect(text('xl/worksheets/sheet2.xml')).toContain(">'=1+2");
});
