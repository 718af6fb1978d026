import type { FinanceItemResponse, FinanceResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aBilledLine, aFeeLine, insertIssued } from '../../../test/issued-invoice.ts';
import { statementsOf } from '../../../test/statements.ts';
import { insertActivity } from '../../../test/tours.ts';
import { offerActivities } from '../offers/offers.table.ts';
import { payments } from '../payments/payments.table.ts';
import { voucherEntries, vouchers } from '../vouchers/vouchers.table.ts';
import { readFinance } from './finance.read-model.ts';

const NIGHT = aBilledLine({
  title: 'Anteil Übernachtung',
  total: 10_380,
  vatCategory: 'Sal2.1, 3.8%',
  vatPercent: 3.8,
  vat: 380,
});
const COURSE = aBilledLine({
  title: 'Anteil Ausbildung',
  total: 20_000,
  vatCategory: 'UNO',
  vatPercent: 0,
  vat: 0,
});
const FEE = aFeeLine({ total: 8_000 });
const PERIOD = 'from=2026-01-01&to=2026-03-31';

let t: TestApp;
let touring: string;

async function insertVoucher(code: string, validUntil: string, amounts: readonly number[]): Promise<void> {
  const [first = 0] = amounts;
  const [row] = await t.db
    .insert(vouchers)
    .values({ code, state: 'active', origin: 'office', amount: first, validUntil, picture: 'berge' })
    .returning({ id: vouchers.id });
  for (const amount of amounts)
    await t.db.insert(voucherEntries).values({
      voucherId: row?.id ?? '',
      kind: amount > 0 ? 'issue' : 'redemption',
      amount,
      bookedOn: '2026-01-20',
    });
}

/** Two bookings: one with a tour, a night, a course and a credit note, partly paid; one that was cancelled with a fee. */
beforeAll(async () => {
  t = await buildTestApp();
  const event = await insertBookableEvent(t.db);
  ({ id: touring } = await insertActivity(t.db, 'Skihochtouren'));
  await t.db.insert(offerActivities).values({ offerId: event.offerId, activityId: touring });
  const tour = await bookAs(await t.as('gast'), event.iri);
  const other = await insertBookableEvent(t.db);
  const cancelled = await bookAs(await t.as('gast'), other.iri);
  const invoice = await insertIssued(t.db, tour.id, {
    issuedOn: '2026-01-10',
    dueDate: '2026-02-01',
    lines: [aBilledLine(), NIGHT, COURSE],
  });
  await insertIssued(t.db, tour.id, {
    issuedOn: '2026-02-10',
    creditNoteOfId: invoice.id,
    lines: [{ ...NIGHT, kind: 'credit', total: -10_380, vat: -380 }],
  });
  await insertIssued(t.db, tour.id, {
    issuedOn: '2026-02-12',
    dueDate: '2026-03-01',
    lines: [aBilledLine()],
  });
  await insertIssued(t.db, cancelled.id, { issuedOn: '2026-01-12', dueDate: '2025-11-01', lines: [FEE] });
  await insertIssued(t.db, tour.id, {
    issuedOn: '2025-12-31',
    dueDate: '2026-01-05',
    lines: [aBilledLine()],
  });
  const paid = { bookingId: tour.id, kind: 'payment', amount: 20_000, method: 'bank' } as const;
  const [entry] = await t.db
    .insert(payments)
    .values({ ...paid, receivedOn: '2026-01-30' })
    .returning({ id: payments.id });
  await t.db.insert(payments).values({
    ...paid,
    kind: 'refund',
    amount: -1_000,
    ofId: entry?.id ?? '',
    receivedOn: '2026-02-02',
  });
  await insertVoucher('AAAABBBBCCCCDDD2', '2031-12-31', [10_000, -4_000]);
  await insertVoucher('AAAABBBBCCCCDDD3', '2026-02-01', [5_000]);
});
afterAll(() => t.close());

const finance = async (query = PERIOD): Promise<FinanceResponse> => {
  const answer = await (await t.as('admin'))(`/api/finance?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const itemsOf = async (query: string): Promise<FinanceItemResponse[]> => {
  const answer = await (await t.as('admin'))(`/api/finance_items?${PERIOD}&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json()['hydra:member'];
};
const sumOf = (items: readonly { readonly amount: number }[]) =>
  items.reduce((sum, { amount }) => sum + amount, 0);

describe('the figures of a period', () => {
  test('are those of its invoices and credit notes, fees apart', async () => {
    expect(await finance()).toMatchObject({
      '@type': 'Finance',
      from: '2026-01-01',
      to: '2026-03-31',
      asOf: '2026-02-14',
      revenue: 41_620,
      vatTotal: 1_620,
      vat: [
        { vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 21_620, vat: 1_620 },
        { vatCategory: 'UNO', vatPercent: 0, total: 20_000, vat: 0 },
        { vatCategory: 'Sal2.1, 3.8%', vatPercent: 3.8, total: 0, vat: 0 },
      ],
      components: [
        { title: 'Anteil Tour', total: 21_620 },
        { title: 'Anteil Ausbildung', total: 20_000 },
        { title: 'Anteil Übernachtung', total: 0 },
      ],
      activities: [{ id: touring, title: 'Skihochtouren', total: 41_620 }],
      fees: 8_000,
    });
  });

  test('tell what came in and went back by way', async () => {
    expect((await finance()).payments).toEqual([{ method: 'bank', received: 20_000, paidBack: 1_000 }]);
  });

  test('tell what is open by age: money counts for the oldest invoice first', async () => {
    // CHF 190.– paid: all of December’s 108.10, and 81.90 of January’s 308.10.
    expect((await finance()).openItems).toEqual([
      { age: 'not_due', total: 10_810, count: 1 },
      { age: 'up_to_30', total: 30_810 - 8_190, count: 1 },
      { age: 'up_to_60', total: 0, count: 0 },
      { age: 'up_to_90', total: 0, count: 0 },
      { age: 'over_90', total: 8_000, count: 1 },
    ]);
  });

  test('tell what was open at the end of a period that is over', async () => {
    const { asOf, openItems } = await finance('from=2025-10-01&to=2026-01-31');
    expect(asOf).toBe('2026-01-31');
    const total = openItems.reduce((sum, row) => sum + row.total, 0);
    expect(total).toBe(10_810 + 41_190 + 8_000 - 20_000);
  });

  test('tell what vouchers are worth that still hold, and the expired ones beside them', async () => {
    expect((await finance()).vouchers).toEqual([
      { standing: 'valid', total: 6_000, count: 1 },
      { standing: 'expired', total: 5_000, count: 1 },
    ]);
  });

  test('tell what is expected within 90 days, billed or not', async () => {
    const { expected } = await finance();
    const of = (name: string) => expected.find(({ span }) => span === name)?.total;
    expect(of('overdue')).toBe(30_620);
    expect(of('within_30')).toBeGreaterThanOrEqual(10_810);
  });

  test('take five statements', async () => {
    const period = { from: '2026-01-01', to: '2026-03-31' };
    expect(await statementsOf(t.db, () => readFinance(t.db, period, '2026-02-14'))).toBe(5);
  });

  test('are those of this quarter unless asked otherwise', async () => {
    expect(await finance('')).toMatchObject({ from: '2026-01-01', to: '2026-03-31' });
  });

  test.each([
    ['from=2026-03-01&to=2026-02-01', /«from» liegt nach «to»/],
    ['from=2026-02-30', /«from» erwartet ein Datum/],
    ['from=2000-01-01&to=2026-01-01', /Mehr als 10 Jahre/],
  ])('are refused for %s', async (query, detail) => {
    const answer = await (await t.as('admin'))(`/api/finance?${query}`);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringMatching(detail)]);
  });
});

describe('what is behind a figure', () => {
  test('comes to it, for each of them', async () => {
    const {
      revenue,
      fees,
      vat,
      components,
      activities,
      openItems,
      vouchers: left,
      expected,
    } = await finance();
    expect(sumOf(await itemsOf('figure=revenue'))).toBe(revenue);
    expect(sumOf(await itemsOf('figure=fees'))).toBe(fees);
    for (const { vatCategory, vatPercent, total } of vat) {
      const part = new URLSearchParams({ vatCategory, vatPercent: String(vatPercent) });
      expect(sumOf(await itemsOf(`figure=revenue&${part}`))).toBe(total);
    }
    for (const { title, total } of components)
      expect(sumOf(await itemsOf(`figure=revenue&component=${encodeURIComponent(title)}`))).toBe(total);
    for (const { id, total } of activities)
      expect(sumOf(await itemsOf(`figure=revenue&activity=${id ?? 'none'}`))).toBe(total);
    for (const { age, total } of openItems)
      expect(sumOf(await itemsOf(`figure=open&age=${age}`))).toBe(total);
    for (const { standing, total } of left)
      expect(sumOf(await itemsOf(`figure=vouchers&standing=${standing}`))).toBe(total);
    for (const { span, total } of expected)
      expect(sumOf(await itemsOf(`figure=expected&span=${span}`))).toBe(total);
    expect(sumOf(await itemsOf('figure=payments&method=bank'))).toBe(19_000);
  });

  test('names the document, its day and its booking', async () => {
    const [item] = await itemsOf('figure=fees');
    expect(item).toMatchObject({
      day: '2026-01-12',
      number: expect.stringMatching(/^R-2026-\d{5}$/),
      bookingNumber: expect.stringMatching(/^B-2026-\d{5}$/),
      text: 'Nina Käser, Annullationskosten',
      amount: 8_000,
    });
  });

  test('comes page by page', async () => {
    const answer = await (await t.as('admin'))(
      `/api/finance_items?${PERIOD}&figure=revenue&itemsPerPage=2&page=2`,
    );
    expect(answer.json().totalItems).toBe(5);
    expect(answer.json()['hydra:member']).toHaveLength(2);
  });

  test.each([
    ['', /«figure» fehlt/],
    ['figure=gewinn', /«figure» kennt nur/],
    ['figure=revenue&activity=alle', /«activity» erwartet/],
  ])('is refused for «%s»', async (query, detail) => {
    const answer = await (await t.as('admin'))(`/api/finance_items?${query}`);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringMatching(detail)]);
  });
});

test('the VAT statement has the figures of the form', async () => {
  const answer = await (await t.as('admin'))(`/api/finance/vat-statement?${PERIOD}`);
  expect(answer.json()).toMatchObject({ '@type': 'VatStatement', method: 'effective' });
  const rows: { figure: string; amount: number; tax: number | null }[] = answer.json().rows;
  expect(rows.map(({ figure, amount, tax }) => [figure, amount, tax])).toEqual([
    ['200', 40_000, null],
    ['221', 0, null],
    ['230', 20_000, null],
    ['289', 20_000, null],
    ['299', 20_000, null],
    ['303', 20_000, 1_620],
    ['343', 0, 0],
    ['399', 20_000, 1_620],
    ['910', 8_000, null],
  ]);
});
