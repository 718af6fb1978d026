import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import { statementsOf } from '../../../test/statements.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { eventReports } from '../event-reports/event-reports.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { findEventFacts } from './event-facts.read-model.ts';

let t: TestApp;
let event: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
});
afterAll(() => t.close());

const figures = async (iri = event.iri) => (await (await t.as('admin'))(`${iri}/finance`)).json();

test.each([
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
  ['admin', 200],
  ['super', 200],
] as const)('%s reads them: %s', async (persona, status) => {
  expect((await (await t.as(persona))(`${event.iri}/finance`)).statusCode).toBe(status);
});

test('strangers do not read them, and an event that is not there has none', async () => {
  expect((await t.anonymous(`${event.iri}/finance`)).statusCode).toBe(401);
  const unknown = '/api/events/00000000-0000-4000-8000-00000000abcd/finance';
  expect((await (await t.as('admin'))(unknown)).statusCode).toBe(404);
});

test('an event without bookings, guides and report has nothing but zeros', async () => {
  const { iri } = await insertBookableEvent(t.db);
  expect(await figures(iri)).toMatchObject({
    '@type': 'EventFinance',
    event: iri,
    persons: 0,
    components: [],
    vat: [],
    revenue: 0,
    margin: 0,
    guides: [],
    breakEvenPersons: null,
  });
});

test('bookings that bind count, with what a cancelled one still costs, and a hold does not', async () => {
  const dayRates = [{ level: 'guide1', rate: 60_000 }] as const;
  await t.db.update(settings).set({ dayRates: [...dayRates] });
  await t.db.update(users).set({ guideLevel: 'guide1' }).where(eq(users.id, t.users.guide.id));
  await t.db.insert(eventReports).values({
    eventId: event.id,
    expenses: [{ title: 'Seilbahn', amount: 4_600 }],
    incidents: '',
    comment: '',
    submittedAt: NOW,
  });
  const two = await bookForTwo(t.anonymous, event.iri);
  await pay(t.db, two.id, 50_000);
  const leaving = await bookAs(t.anonymous, event.iri);
  const cancelled = await change(await t.as('admin'), `/api/bookings/${leaving.id}/cancellation`, {
    reason: 'krank',
    notify: false,
  });
  expect(cancelled.statusCode).toBe(200);
  const fee = cancelled.json().total;
  const held = await bookAs(t.anonymous, event.iri);
  await t.db.update(bookings).set({ state: 'held' }).where(eq(bookings.id, held.id));

  const read = await figures();
  const { vatTotals } = two;
  const vat = vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const guideCost = 2 * 60_000;
  expect(read).toMatchObject({
    persons: 2,
    components: [
      { title: 'Anteil Tour', total: 79_000 },
      { title: 'Anteil Übernachtung', total: 17_000 },
    ],
    revenue: 2 * PRICE,
    vatOwed: vat,
    fees: fee,
    owed: 2 * PRICE + fee,
    paid: 50_000,
    open: 2 * PRICE - 50_000 + fee,
    guides: [{ level: 'guide1', days: 2, rate: 60_000, cost: guideCost }],
    guideCost,
    expenses: 4_600,
    margin: 2 * PRICE - vat + fee - guideCost - 4_600,
  });
  expect(fee).toBeGreaterThan(0);
  expect(read.vat).toEqual(
    vatTotals.map(({ vatCategory, vatPercent, total, vat: contained }) => ({
      category: vatCategory,
      percent: vatPercent,
      total,
      vat: contained,
    })),
  );
});

test('they are read by four statements', async () => {
  expect(await statementsOf(t.db, () => findEventFacts(t.db, event.id))).toBe(4);
});
