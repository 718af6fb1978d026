import { bookingPath } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aFeeLine, insertIssued } from '../../../test/issued-invoice.ts';
import { pay } from '../../../test/payments.ts';
import type { Db } from '../../db/client.ts';
import { isBookingWork } from '../bookings/booking-work.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { listDunned } from './dunned-invoices.read-model.ts';
import { insertStep } from './dunning.repository.ts';
import { dunningSteps } from './dunning.table.ts';
import { remindPayers } from './remind-payers.ts';

const ORIGIN = 'https://firn.example';
/** The invoice was due on 1 March. */
const FIRST = '2026-03-08';
const SECOND = '2026-03-18';
const THIRD = '2026-03-28';

const DUE = '2026-03-01';

let t: TestApp;
let booking: Booked;
let invoiceId: string;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  // What is left of the test before owes nothing.
  await t.db.update(bookings).set({ state: 'annulled' });
  await t.db.update(settings).set({ reminderFee: 0 });
  const { iri } = await insertBookableEvent(t.db);
  booking = await bookAs(t.anonymous, iri);
  invoiceId = (await insertIssued(t.db, booking.id, { dueDate: DUE })).id;
});

const run = (day: string, db: Db = t.db) =>
  remindPayers({ db, clock: () => new Date(`${day}T08:00:00Z`), origin: ORIGIN });

const mailsOf = () =>
  t.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.about, booking['@id']), like(outboxMails.template, 'reminder_%')))
    .orderBy(asc(outboxMails.createdAt));
const templates = async () => (await mailsOf()).map(({ template }) => template);
const levels = async () => {
  const steps = await t.db.select().from(dunningSteps).where(eq(dunningSteps.invoiceId, invoiceId));
  return steps.map(({ level, open }) => [level, open]).toSorted();
};
const readBooking = async () => (await (await t.as('admin'))(booking['@id'])).json();
const overdueOn = async (day: string) => {
  const now = new Date(`${day}T08:00:00Z`);
  const work = isBookingWork(t.db, 'payments-overdue', now);
  return (await t.db.select({ id: bookings.id }).from(bookings).where(work)).map(({ id }) => id);
};

describe('an invoice that is overdue', () => {
  test('is reminded of twice, then it is work of the office, each once', async () => {
    expect(await run('2026-03-07')).toBe(0);
    for (const [day, sent] of [
      [FIRST, ['reminder_1']],
      [FIRST, ['reminder_1']],
      ['2026-03-17', ['reminder_1']],
      [SECOND, ['reminder_1', 'reminder_2']],
    ] as const) {
      await run(day);
      expect(await templates()).toEqual(sent);
      expect(await overdueOn(day)).toEqual([]);
    }
    await run(THIRD);
    await run('2026-06-01');
    expect(await templates()).toHaveLength(2);
    expect(await levels()).toEqual([
      [1, PRICE],
      [2, PRICE],
      [3, PRICE],
    ]);
    expect(await overdueOn(THIRD)).toEqual([booking.id]);
    const history = (await (await t.as('admin'))(`${booking['@id']}/history`)).json()['hydra:member'];
    const actions = history.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 3)).toEqual(['booking.overdue', 'booking.reminder', 'booking.reminder']);
  });

  test('is told to who booked, with what is open and a link that opens the booking', async () => {
    await pay(t.db, booking.id, 10_000);
    await run(FIRST);
    const [mail] = await mailsOf();
    expect(mail?.recipient).toBe('nina@firn.example');
    expect(mail?.text).toContain('Noch offen: CHF 380.–');
    expect(mail?.text).toContain('bis So, 01.03.2026');
    expect(mail?.attachments).toMatchObject([{ documentId: invoiceId, made: 'invoice' }]);
    const link = new RegExp(`${ORIGIN}(${bookingPath(booking.id)}\\?token=\\S+)`).exec(mail?.text ?? '');
    const token = new URL(link?.[1] ?? '', ORIGIN).search;
    expect((await t.anonymous(`${booking['@id']}${token}`)).statusCode).toBe(200);
  });

  test('is told to another payer without a link, and by the whole name', async () => {
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    const other = await bookAs(t.anonymous, (await insertBookableEvent(t.db)).iri);
    booking = other;
    const recipient = {
      company: 'Seilerei AG',
      name: 'Petra Zahler',
      street: 'Werkweg 1',
      houseNumber: '',
      postalCode: '3800',
      city: 'Interlaken',
      country: 'CH',
      email: 'rechnungen@seilerei.example',
      reference: '',
    };
    invoiceId = (await insertIssued(t.db, other.id, { dueDate: DUE, recipient })).id;
    await run(FIRST);
    const [mail] = await mailsOf();
    expect(mail?.recipient).toBe('rechnungen@seilerei.example');
    expect(mail?.text).toContain('Hallo Petra Zahler');
    expect(mail?.text).not.toContain(bookingPath(other.id));
  });
});

test('an invoice that fails holds up no other one, and the job still says so', async () => {
  const other = await bookAs(t.anonymous, (await insertBookableEvent(t.db)).iri);
  const { id: otherId } = await insertIssued(t.db, other.id, { dueDate: DUE });
  await t.db.execute(
    sql.raw(`alter table dunning_steps add constraint fails check (invoice_id <> '${invoiceId}')`),
  );
  try {
    await expect(run(FIRST)).rejects.toThrow();
    const steps = await t.db.select().from(dunningSteps).where(eq(dunningSteps.invoiceId, otherId));
    expect(steps.map(({ level }) => level)).toEqual([1]);
  } finally {
    await t.db.execute(sql`alter table dunning_steps drop constraint fails`);
  }
  expect(await run(FIRST)).toBe(1);
  expect(await templates()).toEqual(['reminder_1']);
});

describe('nobody is reminded', () => {
  test('of what was paid', async () => {
    await pay(t.db, booking.id, PRICE);
    expect(await run(FIRST)).toBe(0);
  });

  test('of what was paid after the job had listed it: it looks again under the lock', async () => {
    const listed = await listDunned(t.db, FIRST);
    expect(listed.map(({ id }) => id)).toEqual([invoiceId]);
    const transaction: Db['transaction'] = async (work, config) => {
      await pay(t.db, booking.id, PRICE);
      return t.db.transaction(work, config);
    };
    expect(await run(FIRST, Object.create(t.db, { transaction: { value: transaction } }))).toBe(0);
    expect([await templates(), await levels()]).toEqual([[], []]);
  });

  test('of a booking that owes nothing any more, or of an invoice that was credited', async () => {
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    expect(await run(FIRST)).toBe(0);
    const other = await bookAs(t.anonymous, (await insertBookableEvent(t.db)).iri);
    await insertIssued(t.db, other.id, { dueDate: DUE, state: 'credited' });
    expect(await run(FIRST)).toBe(0);
  });

  test('twice by two jobs at once', async () => {
    const done = await Promise.all([run(FIRST), run(FIRST)]);
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await templates()).toEqual(['reminder_1']);
  });

  test('twice by a step that is written without the lock: its key refuses it', async () => {
    const step = { invoiceId, level: 1, open: PRICE };
    await t.db.transaction((tx) => insertStep(tx, step));
    await expect(t.db.transaction((tx) => insertStep(tx, step))).rejects.toThrow();
  });
});

describe('the fee', () => {
  const remindTwice = async () => {
    await t.db.update(settings).set({ reminderFee: 2_000 });
    await run(FIRST);
    await run(SECOND);
  };

  test('comes with the second reminder as a line of the booking, and the mail says so', async () => {
    await remindTwice();
    const { total, lines, vatTotals } = await readBooking();
    expect(total).toBe(PRICE + 2_000);
    expect(lines.at(-1)).toMatchObject({ kind: 'fee', title: 'Mahngebühr', total: 2_000, vat: 0 });
    expect(vatTotals).toEqual(booking.vatTotals);
    const [first, second] = await mailsOf();
    expect(first?.text).not.toContain('kostet');
    expect(second?.text).toContain('Diese Mahnung kostet CHF 20.–');
  });

  test('is not asked of a cancelled booking, and no fee brings another one', async () => {
    await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, booking.id));
    const other = await bookAs(t.anonymous, (await insertBookableEvent(t.db)).iri);
    await insertIssued(t.db, other.id, { dueDate: DUE, lines: [aFeeLine({ total: 2_000 })] });
    await remindTwice();
    const totals = await t.db.select({ total: bookings.total }).from(bookings);
    expect(new Set(totals.map(({ total }) => total))).toEqual(new Set([PRICE, PRICE + 2_000]));
    expect((await readBooking()).total).toBe(PRICE);
    expect(await templates()).toEqual(['reminder_1', 'reminder_2']);
  });
});
