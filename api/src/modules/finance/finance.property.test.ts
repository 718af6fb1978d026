import type { FinanceResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertLives } from '../../../test/random-lives.ts';
import { insertActivity } from '../../../test/tours.ts';
import { offerActivities } from '../offers/offers.table.ts';
import { readFinance } from './finance.read-model.ts';

/** `FINANCE_LIVES=10000` for as many. */
const LIVES = Number(process.env.FINANCE_LIVES ?? 400);
const TODAY = '2026-01-15';
const PERIODS = [
  { from: '2024-07-01', to: '2024-09-30' },
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2026-01-01', to: '2026-03-31' },
];

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const events = [
    await insertBookableEvent(t.db),
    await insertBookableEvent(t.db),
    await insertBookableEvent(t.db),
  ];
  const [first, second] = events;
  const ski = await insertActivity(t.db, 'Skitouren');
  const rock = await insertActivity(t.db, 'Klettern');
  const pairs = [
    [first, ski],
    [second, ski],
    [second, rock],
  ] as const;
  for (const [event, { id: activityId }] of pairs)
    await t.db.insert(offerActivities).values({ offerId: event?.offerId ?? '', activityId });
  await bookAs(await t.as('gast'), first?.iri ?? '');
  await insertLives(
    t.db,
    LIVES,
    events.map(({ id }) => id),
  );
}, 600_000);
afterAll(() => t.close());

async function plain(statement: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await t.db.execute<{ name: string; sum: string }>(statement);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, Number(sum)]));
}

const named = (rows: readonly (readonly [string, number])[]) =>
  Object.fromEntries(rows.filter(([, sum]) => sum !== 0));

const withoutNothing = (sums: Record<string, number>) => named(Object.entries(sums));

/** Written once more, line by line and day by day, in the plainest SQL there is. */
const issued = (from: string, to: string) => sql`from invoice_lines l, invoices i
  where i.id = l.invoice_id and i.number is not null and i.issued_on >= ${from}::date and i.issued_on <= ${to}::date`;

/** Open of each invoice: what is billed up to it, less what came in, but no more than itself. */
const open = (day: string) => sql`
  select i.id, i.due_date, (select sum(x.total) from invoices x where x.issued_on <= ${day}::date and (x.id = i.id or x.credit_note_of_id = i.id)) as own,
    (select sum(x.total) from invoices x left join invoices o on o.id = x.credit_note_of_id
      where x.booking_id = i.booking_id and x.issued_on <= ${day}::date
        and (coalesce(o.issued_at, x.issued_at), coalesce(o.number, x.number)) <= (i.issued_at, i.number))
    - (select coalesce(sum(p.amount), 0) from payments p where p.booking_id = i.booking_id and p.received_on <= ${day}::date) as missing
  from invoices i where i.kind = 'invoice' and i.issued_on <= ${day}::date`;

describe.each(PERIODS)('$from to $to', ({ from, to }) => {
  let finance: FinanceResponse;
  beforeAll(async () => {
    finance = await readFinance(t.db, { from, to }, TODAY);
  });

  test('turnover by VAT, part and activity, and fees', async () => {
    const turnover = sql`${issued(from, to)} and l.origin <> 'fee'`;
    const byVat = await plain(
      sql`select l.vat_category || l.vat_percent as name, sum(l.total) as sum ${turnover} group by 1`,
    );
    expect(
      named(finance.vat.map((row) => [`${row.vatCategory}${row.vatPercent.toFixed(2)}`, row.total])),
    ).toEqual(withoutNothing(byVat));
    const vat = await plain(sql`select 'vat' as name, coalesce(sum(l.vat), 0) as sum ${turnover}`);
    expect(finance.vatTotal).toBe(vat.vat);
    const byPart = await plain(sql`select l.title as name, sum(l.total) as sum ${turnover} group by 1`);
    expect(named(finance.components.map(({ title, total }) => [title, total]))).toEqual(
      withoutNothing(byPart),
    );
    const byActivity =
      await plain(sql`select coalesce((select min(a.title) from activities a, offer_activities o, events e, bookings b
      where b.id = i.booking_id and e.id = b.event_id and o.offer_id = e.offer_id and a.id = o.activity_id), '') as name,
      sum(l.total) as sum ${turnover} group by 1`);
    expect(named(finance.activities.map(({ title, total }) => [title ?? '', total]))).toEqual(
      withoutNothing(byActivity),
    );
    const fees = await plain(
      sql`select 'fees' as name, coalesce(sum(l.total), 0) as sum ${issued(from, to)} and l.origin = 'fee'`,
    );
    expect(finance.fees).toBe(fees.fees);
    expect(finance.revenue).toBe(Object.values(byVat).reduce((sum, each) => sum + each, 0));
  });

  test('payments by way', async () => {
    const net = await plain(sql`select method as name, sum(amount) as sum from payments
      where received_on >= ${from}::date and received_on <= ${to}::date group by method`);
    expect(
      named(finance.payments.map(({ method, received, paidBack }) => [method, received - paidBack])),
    ).toEqual(withoutNothing(net));
    const back = await plain(sql`select method as name, -sum(amount) as sum from payments
      where received_on >= ${from}::date and received_on <= ${to}::date and kind = 'refund' group by method`);
    expect(named(finance.payments.map(({ method, paidBack }) => [method, paidBack]))).toEqual(
      withoutNothing(back),
    );
  });

  test('open items by age, and vouchers outstanding', async () => {
    const day = to < TODAY ? to : TODAY;
    const ages =
      await plain(sql`select case when due_date >= ${day}::date then 'not_due' when due_date >= ${day}::date - 30 then 'up_to_30'
        when due_date >= ${day}::date - 60 then 'up_to_60' when due_date >= ${day}::date - 90 then 'up_to_90' else 'over_90' end as name,
      sum(least(own, missing)) as sum from (${open(day)}) o where own > 0 and missing > 0 group by 1`);
    expect(named(finance.openItems.map(({ age, total }) => [age, total]))).toEqual(withoutNothing(ages));
    const left =
      await plain(sql`select case when v.valid_until < ${day}::date then 'expired' else 'valid' end as name, sum(e.amount) as sum
      from vouchers v, voucher_entries e where e.voucher_id = v.id and e.booked_on <= ${day}::date group by 1`);
    expect(named(finance.vouchers.map(({ standing, total }) => [standing, total]))).toEqual(
      withoutNothing(left),
    );
  });

  test('money expected', async () => {
    const billed = await plain(sql`select 'all' as name, coalesce(sum(least(own, missing)), 0) as sum
      from (${open(TODAY)}) o where own > 0 and missing > 0 and due_date <= ${TODAY}::date + 90`);
    const unbilled =
      await plain(sql`select 'all' as name, coalesce(sum(b.total - greatest(b.paid, x.billed)), 0) as sum
      from bookings b, events e, lateral (select coalesce(sum(i.total), 0) as billed from invoices i where i.booking_id = b.id and i.number is not null) x
      where e.id = b.event_id and b.state in ('confirmed', 'completed', 'cancelled') and b.total > b.paid and b.total > x.billed
        and coalesce(b.due_date, (e.start at time zone 'Europe/Zurich')::date) <= ${TODAY}::date + 90`);
    const expected = finance.expected.reduce((sum, { total }) => sum + total, 0);
    expect(expected).toBe((billed.all ?? 0) + (unbilled.all ?? 0));
  });
});
