import type { BookingResponse, PartnerStatementResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertPartner } from '../../../test/partners.ts';
import { wordsOf } from '../../../test/read-pdf.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { partners } from '../partners/partners.table.ts';
import { partnerCommissions } from './partner-commissions.table.ts';
import { settleCommissions } from './settle-commissions.ts';

let t: TestApp;
let hut: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

let codes = 0;
let code = '';
beforeEach(async () => {
  codes += 1;
  code = `HUETTE-${codes}`;
  hut = await insertPartner(t.db, { title: 'Berghaus Sonnalp', code });
});

const settle = (at: Date = NOW) => settleCommissions({ db: t.db, clock: () => at });

async function bookForTwoBy(): Promise<BookingResponse> {
  const { iri } = await insertBookableEvent(t.db);
  const gast = await t.as('gast');
  const booking = await bookForTwo(gast, iri);
  const reason = 'Rief vom Berghaus aus an';
  await (await t.as('admin'))({
    method: 'PUT',
    url: `${booking['@id']}/partner`,
    payload: { partner: hut.iri, reason },
  });
  return booking;
}

const statement = async (month = '2026-02') =>
  (await (await t.as('admin'))(`${hut.iri}/statement?month=${month}`)).json<PartnerStatementResponse>();

test('a booking brings a share of its price, once, however often the job runs', async () => {
  const { iri } = await insertBookableEvent(t.db);
  const { bookingNumber } = await bookAs(await t.as('gast'), iri, { partner: code });
  await settle();
  await Promise.all([settle(), settle()]);
  expect(await statement()).toMatchObject({
    month: '2026-02',
    from: '2026-02-01',
    to: '2026-02-28',
    booked: { bookings: 1, persons: 1, revenue: PRICE },
    changed: { bookings: 0 },
    cancelled: { bookings: 0 },
    commission: PRICE / 10,
    vatPercent: null,
    vat: 0,
    lines: [{ kind: 'booked', bookingNumber, persons: 1, revenue: PRICE, commission: PRICE / 10 }],
  });
});

test('an amount per person counts persons; VAT is that which the commission contains', async () => {
  await t.db
    .update(partners)
    .set({ commissionPercent: null, commissionPerPerson: 1500, vatNumber: 'CHE-123.456.788 MWST' })
    .where(eq(partners.id, hut.id));
  await bookForTwoBy();
  await settle();
  const { commission, vat, vatPercent } = await statement();
  expect([commission, vatPercent, vat]).toEqual([3000, 8.1, 225]);
});

test('who leaves takes their part back, and a cancelled booking the rest, whatever fee it owes', async () => {
  const booking = await bookForTwoBy();
  await settle();
  const gast = await t.as('gast');
  const [, second] = booking.bookingPersons;
  await change(gast, `${booking['@id']}/cancellation`, { bookingPerson: second?.['@id'] });
  await settle();
  await change(gast, `${booking['@id']}/cancellation`, {});
  await settle();
  const { lines, commission, cancelled } = await statement();
  expect(lines.map(({ kind, persons, commission: own }) => [kind, persons, own]).toSorted()).toEqual([
    ['booked', 2, (2 * PRICE) / 10],
    ['cancelled', -1, -PRICE / 10],
    ['changed', -1, -PRICE / 10],
  ]);
  expect([commission, cancelled.bookings]).toEqual([0, 1]);
});

test('what is cancelled later is taken back in its own month, and the month before stays', async () => {
  const booking = await bookForTwoBy();
  await settle();
  const before = await statement();
  await t.db.execute(sql`update bookings set state = 'cancelled' where id = ${booking.id}::uuid`);
  await settle(new Date('2026-03-31T21:59:00Z'));
  expect(await statement()).toEqual(before);
  expect(await statement('2026-03')).toMatchObject({
    booked: { bookings: 0 },
    cancelled: { bookings: 1, persons: -2, revenue: -2 * PRICE },
    commission: -before.commission,
  });
});

test('a corrected partner loses the commission, and the other one gets it', async () => {
  const booking = await bookForTwoBy();
  await settle();
  const other = await insertPartner(t.db, { title: 'Hotel', code: `HOTEL-${codes}`, commissionPercent: 5 });
  const admin = await t.as('admin');
  const payload = { partner: other.iri, reason: 'Doch das Hotel' };
  await admin({ method: 'PUT', url: `${booking['@id']}/partner`, payload });
  await settle();
  expect((await statement()).commission).toBe(0);
  const ofOther = (await admin(`${other.iri}/statement?month=2026-02`)).json<PartnerStatementResponse>();
  expect(ofOther.commission).toBe((2 * PRICE) / 20);
});

test('no entry of the ledger is changed or removed', async () => {
  await bookForTwoBy();
  await settle();
  await expect(t.db.update(partnerCommissions).set({ commission: 0 })).rejects.toThrow();
  await expect(t.db.delete(partnerCommissions)).rejects.toThrow();
});

describe('the files', () => {
  test('have the lines, the sums and no guest, and stand in the audit', async () => {
    const { bookingNumber } = await bookForTwoBy();
    await settle();
    const admin = await t.as('admin');
    const csv = await admin(`${hut.iri}/statement.csv?month=2026-02`);
    expect(csv.headers['content-disposition']).toContain(`provision-${code.toLowerCase()}-2026-02.csv`);
    expect(csv.body).toContain(`;Gebucht;${bookingNumber};`);
    expect(csv.body).toContain(`;2;${((2 * PRICE) / 100).toFixed(2)};${((2 * PRICE) / 1000).toFixed(2)}`);
    const pdf = await admin(`${hut.iri}/statement.pdf?month=2026-02`);
    const paper = (await wordsOf(pdf.rawPayload)).join(' ');
    expect(paper).toContain('Provision 02.2026');
    expect(paper).toContain(bookingNumber);
    const all = `${csv.body}${paper}${JSON.stringify(await statement())}`;
    expect(all).not.toMatch(/Nina|Käser|Urs|@firn\.example/);
    const told = (await t.db.select().from(auditEntries)).filter(
      ({ action, entityId }) => action === 'partner.export' && entityId === hut.id,
    );
    expect(told).toHaveLength(2);
  });

  test.each(['2026-13', '26-02', 'Februar', '0026-02'])('month %s is refused', async (month) => {
    expect((await (await t.as('admin'))(`${hut.iri}/statement?month=${month}`)).statusCode).toBe(400);
  });
});

test.each(['gast', 'guide', 'partner'] as const)('%s reads no statement', async (persona) => {
  const send = await t.as(persona);
  for (const ending of ['', '.csv', '.pdf'])
    expect((await send(`${hut.iri}/statement${ending}`)).statusCode).toBe(403);
});
