import { randomUUID } from 'node:crypto';
import { type ClosedPeriodResponse, FINANCE_PROBLEMS } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aBilledLine, insertIssued } from '../../../test/issued-invoice.ts';
import type { Persona } from '../../../test/personas.ts';
import { untilSomebodyWaits } from '../../../test/until-somebody-waits.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { payments } from '../payments/payments.table.ts';
import { voucherEntries, vouchers } from '../vouchers/vouchers.table.ts';
import { closePeriod } from './close-period.ts';
import { readFigures } from './finance.read-model.ts';
import { closedPeriods } from './finance.table.ts';

let t: TestApp;
let booking: Booked;
beforeAll(async () => {
  t = await buildTestApp();
  const { iri } = await insertBookableEvent(t.db);
  booking = await bookAs(await t.as('gast'), iri);
});
afterAll(() => t.close());

const DECEMBER = { lastDay: '2025-12-31', confirmation: '31.12.2025' };

const close = async (body: object = DECEMBER, persona: Persona = 'super') =>
  (await t.as(persona))({ method: 'POST', url: '/api/closed_periods', payload: body });

const record = async (receivedOn: string) =>
  (await t.as('admin'))({
    method: 'POST',
    url: '/api/payments',
    payload: { booking: booking['@id'], amount: PRICE, method: 'bank', receivedOn, again: true },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Undone, whatever it does. */
const UNDONE = new Error('undone');
async function undone(work: Parameters<TestApp['db']['transaction']>[0]): Promise<void> {
  await t.db
    .transaction(async (tx) => {
      await work(tx);
      throw UNDONE;
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
}

describe('what is not closed', () => {
  test.each([
    [
      { lastDay: '2025-12-30', confirmation: '30.12.2025' },
      'lastDay',
      'Bitte wähle den letzten Tag eines Monats.',
    ],
    [
      { lastDay: '2026-03-31', confirmation: '31.03.2026' },
      'lastDay',
      'Dieser Zeitraum ist noch nicht vorbei. Schliesse ihn ab, wenn sein letzter Tag vorbei ist.',
    ],
    [{ ...DECEMBER, confirmation: 'ja' }, 'confirmation', 'Tippe genau 31.12.2025, um abzuschliessen.'],
  ])('%j is refused by field', async (body, propertyPath, message) => {
    const answer = await close(body);
    expect([answer.statusCode, answer.json().violations]).toEqual([422, [{ propertyPath, message }]]);
  });

  test('admins do not close', async () => {
    expect((await close(DECEMBER, 'admin')).statusCode).toBe(403);
  });

  test('until then everything is taken', async () => {
    expect((await record('2025-12-10')).statusCode).toBe(201);
  });
});

describe('a closed period', () => {
  let closed: ClosedPeriodResponse;
  beforeAll(async () => {
    await insertIssued(t.db, booking.id, { issuedOn: '2025-11-20', lines: [aBilledLine()] });
    closed = (await close()).json();
  });

  test('keeps its figures of the moment, and who closed it stands in the audit', async () => {
    expect(closed).toMatchObject({
      '@type': 'ClosedPeriod',
      firstDay: '2025-10-01',
      lastDay: '2025-12-31',
      figures: { revenue: 10_810, vatTotal: 810, payments: [{ method: 'bank', received: PRICE }] },
      statement: { method: 'effective' },
      createdBy: 'Vera Super',
    });
    const list = (await (await t.as('admin'))('/api/closed_periods')).json();
    expect(list['hydra:member']).toEqual([expect.objectContaining({ id: closed.id })]);
    const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, closed.id));
    expect(entry).toMatchObject({ action: 'closed_period.close', label: '01.10.2025 – 31.12.2025' });
    expect((await (await t.as('admin'))('/api/finance')).json().closedThrough).toBe('2025-12-31');
  });

  test('is closed once, and in order', async () => {
    for (const body of [DECEMBER, { lastDay: '2025-09-30', confirmation: '30.09.2025' }]) {
      const answer = await close(body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        type: FINANCE_PROBLEMS.periodClosed,
        closedThrough: '2025-12-31',
        detail: expect.stringMatching(/^Bis Mi, 31\.12\.2025 ist schon abgeschlossen/),
      });
    }
    const next = await close({ lastDay: '2026-01-31', confirmation: '31.01.2026' });
    expect(next.json()).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-01-31' });
  });

  test('takes no payment, and the answer names the last day', async () => {
    const answer = await record('2026-01-31');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        type: FINANCE_PROBLEMS.periodClosed,
        closedThrough: '2026-01-31',
        detail: expect.stringMatching(/^Die Bücher sind bis Sa, 31\.01\.2026 abgeschlossen/),
      },
    ]);
    expect((await record('2026-02-01')).statusCode).toBe(201);
  });

  test('is not changed, nor removed', async () => {
    await expect(t.db.delete(closedPeriods).where(eq(closedPeriods.id, closed.id))).rejects.toThrow();
    await expect(
      t.db.update(closedPeriods).set({ lastDay: '2025-11-30' }).where(eq(closedPeriods.id, closed.id)),
    ).rejects.toThrow();
  });

  test('a mistake in it is corrected today', async () => {
    const ledger = (await (await t.as('admin'))(`/api/payments?booking=${booking['@id']}`)).json();
    const old = ledger['hydra:member'].find(
      ({ receivedOn }: { receivedOn: string }) => receivedOn === '2025-12-10',
    );
    const answer = await (await t.as('admin'))({
      method: 'POST',
      url: `${old['@id']}/correction`,
      payload: { reason: 'Andere Buchung' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { receivedOn: '2026-02-14' }]);
  });
});

interface Write {
  readonly trigger: string;
  readonly table: string;
  readonly write: (tx: Parameters<Parameters<TestApp['db']['transaction']>[0]>[0]) => Promise<unknown>;
}

const WRITES: readonly Write[] = [
  {
    trigger: 'payments_closed_day',
    table: 'payments',
    write: async (tx) => {
      const entry = { bookingId: booking.id, kind: 'payment', amount: 100, method: 'cash' } as const;
      await tx.insert(payments).values({ ...entry, receivedOn: '2025-12-31' });
    },
  },
  {
    trigger: 'invoices_closed_day',
    table: 'invoices',
    write: (tx) => insertIssued(tx, booking.id, { issuedOn: '2025-12-31', lines: [aBilledLine()] }),
  },
  {
    trigger: 'voucher_entries_closed_day',
    table: 'voucher_entries',
    write: async (tx) => {
      const [row] = await tx
        .insert(vouchers)
        .values({
          code: 'AAAABBBBCCCCDDD9',
          state: 'active',
          origin: 'office',
          amount: 10_000,
          validUntil: '2031-12-31',
          picture: 'berge',
        })
        .returning({ id: vouchers.id });
      const entry = { voucherId: row?.id ?? '', kind: 'issue', amount: 10_000 } as const;
      await tx.insert(voucherEntries).values({ ...entry, bookedOn: '2025-12-31' });
    },
  },
];

describe('whoever writes, and past the API', () => {
  test.each(WRITES)('$trigger refuses what is dated into it', async ({ write }) => {
    await expect(undone(write)).rejects.toMatchObject({ cause: { constraint: 'books_closed' } });
  });

  test.each(WRITES)('without $trigger it is taken', async ({ trigger, table, write }) => {
    await undone(async (tx) => {
      await tx.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
      await write(tx);
    });
  });
});

/** PGlite has one connection: what another one writes meanwhile is there on a server alone. */
const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];

for (const { engine } of onServer)
  describe(`a payment that is being written while a period is closed (${engine})`, () => {
    const PAID = {
      bookingId: '',
      kind: 'payment',
      amount: 777,
      method: 'cash',
      receivedOn: '2026-02-20',
    } as const;

    const closedOn = (lastDay: string, confirmation: string, now: string) =>
      closePeriod(
        t.db,
        { lastDay, confirmation },
        { actor: { userId: t.users.super.id, impersonatorId: null, ip: '' }, now: new Date(now) },
      );
    const cashOf = ({ figures }: ClosedPeriodResponse) =>
      figures.payments.filter(({ method }) => method === 'cash');
    const CASH = [{ method: 'cash', received: 777, paidBack: 0 }];

    test('is waited for, and counts', async () => {
      let closing: ReturnType<typeof closedOn> | undefined;
      await t.db.transaction(async (tx) => {
        await tx.insert(payments).values({ ...PAID, bookingId: booking.id });
        closing = closedOn('2026-02-28', '28.02.2026', '2026-03-02T08:00:00Z');
        await untilSomebodyWaits(tx);
      });
      expect(closing && cashOf(await closing)).toEqual(CASH);
    });

    test('would be missing from its figures without the lock', async () => {
      await t.db.execute(
        sql`create or replace function refuse_closed_day() returns trigger language plpgsql as 'begin return new; end'`,
      );
      await t.db.transaction(async (tx) => {
        await tx.insert(payments).values({ ...PAID, bookingId: booking.id, receivedOn: '2026-03-20' });
        expect(cashOf(await closedOn('2026-03-31', '31.03.2026', '2026-04-02T08:00:00Z'))).toEqual([]);
      });
      const { payments: now } = await readFigures(
        t.db,
        { from: '2026-03-01', to: '2026-03-31' },
        '2026-04-02',
      );
      expect(now).toEqual(CASH);
    });
  });
