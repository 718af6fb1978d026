import { randomUUID } from 'node:crypto';
import { PAYMENT_PROBLEMS, type PaymentResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, change } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { payments } from './payments.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const aBooked = async (persona: Persona = 'gast'): Promise<Booked> => {
  const { iri } = await insertBookableEvent(t.db);
  return bookAs(await t.as(persona), iri);
};

const post = async (url: string, payload: object, persona: Persona = 'admin', key: string = randomUUID()) =>
  (await t.as(persona))({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });

const PAID = { amount: PRICE, method: 'bank', receivedOn: '2026-02-13' } as const;

const record = (booking: Booked, changes: object = {}, persona: Persona = 'admin') =>
  post('/api/payments', { booking: booking['@id'], ...PAID, ...changes }, persona);

const recorded = async (booking: Booked, changes: object = {}): Promise<PaymentResponse> => {
  const answer = await record(booking, changes);
  expect([answer.statusCode, answer.json().violations]).toEqual([201, undefined]);
  return answer.json();
};

const moneyOf = async (booking: Booked) => {
  const { paid, paymentStatus, version } = (await (await t.as('admin'))(booking['@id'])).json();
  return { paid, paymentStatus, version };
};

const ledgerOf = async (
  booking: Booked,
  persona: Persona = 'admin',
  query = '',
): Promise<PaymentResponse[]> =>
  (await (await t.as(persona))(`/api/payments?booking=${booking['@id']}${query}`)).json()['hydra:member'];

describe('a payment', () => {
  test('is recorded with who wrote it, and the booking is paid', async () => {
    const booking = await aBooked();
    const part = await record(booking, { amount: 10_000, method: 'cash', note: ' Am Treffpunkt ' });
    expect(part.statusCode).toBe(201);
    expect(part.json()).toMatchObject({
      '@type': 'Payment',
      kind: 'payment',
      booking: booking['@id'],
      amount: 10_000,
      method: 'cash',
      receivedOn: '2026-02-13',
      note: 'Am Treffpunkt',
      corrected: false,
      refundable: 10_000,
      createdBy: 'Vera Admin',
    });
    expect((await (await t.as('admin'))(part.headers.location as string)).json()).toEqual(part.json());
    expect(await moneyOf(booking)).toEqual({
      paid: 10_000,
      paymentStatus: 'partial',
      version: booking.version + 1,
    });
    await recorded(booking, { amount: PRICE - 10_000 });
    expect(await moneyOf(booking)).toMatchObject({ paid: PRICE, paymentStatus: 'paid' });
    await recorded(booking, { amount: 1 });
    expect(await moneyOf(booking)).toMatchObject({ paymentStatus: 'overpaid' });
    const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, booking.id));
    expect(entries.find(({ action }) => action === 'booking.payment')).toMatchObject({
      actorId: t.users.admin.id,
      label: booking.bookingNumber,
      diff: { paid: { from: 0, to: 10_000 }, amount: { to: 10_000 }, reason: { to: 'Am Treffpunkt' } },
    });
  });

  test('that two people enter is recorded once, and the second is told by whom', async () => {
    const booking = await aBooked();
    const answers = await Promise.all([record(booking), record(booking, {}, 'super')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const [first, second] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(second?.json()).toMatchObject({
      type: PAYMENT_PROBLEMS.alreadyRecorded,
      recorded: { '@id': first?.json()['@id'] },
    });
    expect(second?.json().detail).toMatch(
      /^CHF 480\.– per Bank vom Fr, 13\.02\.2026 .*Vera (Admin|Super)\.$/,
    );
    expect(await ledgerOf(booking)).toHaveLength(1);
    await recorded(booking, { again: true });
    expect(await moneyOf(booking)).toMatchObject({ paid: 2 * PRICE });
  });

  test('whose answer was lost is asked for again by its key', async () => {
    const booking = await aBooked();
    const body = { booking: booking['@id'], ...PAID };
    const first = await post('/api/payments', body, 'admin', 'zahlung-eins');
    const second = await post('/api/payments', body, 'admin', 'zahlung-eins');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await ledgerOf(booking)).toHaveLength(1);
  });

  test('for a cancelled booking counts, and is owed to the guest', async () => {
    const booking = await aBooked();
    await change(await t.as('gast'), `${booking['@id']}/cancellation`, {});
    const { total } = (await (await t.as('gast'))(booking['@id'])).json();
    await recorded(booking);
    expect(await moneyOf(booking)).toMatchObject({ paid: PRICE, paymentStatus: 'refund_due' });
    const [entry] = await ledgerOf(booking);
    const back = await post(`${entry?.['@id']}/refund`, { amount: PRICE - total, reason: 'Abgemeldet' });
    expect(back.statusCode).toBe(201);
    expect(await moneyOf(booking)).toMatchObject({ paid: total, paymentStatus: 'paid' });
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: -100 }],
    ['amount', { amount: 100_000_001 }],
    ['method', { method: 'twint' }],
    ['receivedOn', { receivedOn: '2026-02-15' }],
    ['receivedOn', { receivedOn: '2026-02-30' }],
    ['booking', { booking: '/api/bookings/00000000-0000-4000-8000-000000000000' }],
    ['note', { note: 'x'.repeat(501) }],
    ['paid', { paid: 1 }],
  ])('is refused by its %s: %j', async (propertyPath, changes) => {
    const booking = await aBooked();
    const answer = await record(booking, changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
    expect(await ledgerOf(booking)).toEqual([]);
  });

  test('needs an idempotency key', async () => {
    const booking = await aBooked();
    const send = await t.as('admin');
    const answer = await send({
      method: 'POST',
      url: '/api/payments',
      payload: { booking: booking['@id'], ...PAID },
    });
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'Idempotency-Key' }]);
  });
});

describe('a refund', () => {
  test('goes back the way it came, today, until nothing is left of the payment', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking, { method: 'cash' });
    const first = await post(`${iri}/refund`, { amount: 8_000, reason: 'Kulanz' });
    expect(first.json()).toMatchObject({
      kind: 'refund',
      amount: -8_000,
      method: 'cash',
      receivedOn: '2026-02-14',
      note: 'Kulanz',
      of: iri,
      refundable: 0,
    });
    const tooMuch = await post(`${iri}/refund`, { amount: PRICE - 7_999, reason: 'Rest' });
    expect(tooMuch.json().violations).toEqual([
      {
        propertyPath: 'amount',
        message: 'Von dieser Zahlung lassen sich noch höchstens CHF 400.– zurückzahlen.',
      },
    ]);
    expect((await post(`${iri}/refund`, { amount: PRICE - 8_000, reason: 'Rest' })).statusCode).toBe(201);
    const over = await post(`${iri}/refund`, { amount: 1, reason: 'Noch mehr' });
    expect([over.statusCode, over.json().type]).toEqual([409, PAYMENT_PROBLEMS.over]);
    expect(await moneyOf(booking)).toMatchObject({ paid: 0, paymentStatus: 'open' });
  });

  test('of two at once pays no Rappen more than came in', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking);
    const answers = await Promise.all(
      ['admin', 'super'].map((who) =>
        post(`${iri}/refund`, { amount: PRICE, reason: 'Alles' }, who as Persona),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await moneyOf(booking)).toMatchObject({ paid: 0 });
  });

  test('of a booking that was called off leaves it as paid back', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    expect(await moneyOf(booking)).toMatchObject({ paymentStatus: 'refund_due' });
    await post(`${iri}/refund`, { amount: PRICE, reason: 'Abgesagt' });
    expect(await moneyOf(booking)).toMatchObject({ paid: 0, paymentStatus: 'refunded' });
  });
});

describe('a correction', () => {
  test('takes an entry back once, and both stay in the ledger', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking);
    const answer = await post(`${iri}/correction`, { reason: 'Falsche Buchung' });
    expect(answer.json()).toMatchObject({
      kind: 'correction',
      amount: -PRICE,
      of: iri,
      note: 'Falsche Buchung',
    });
    const [correction, entry] = await ledgerOf(booking);
    expect([entry?.corrected, entry?.refundable, correction?.corrected]).toEqual([true, 0, false]);
    expect(await moneyOf(booking)).toMatchObject({ paid: 0, paymentStatus: 'open' });
    for (const again of [iri, correction?.['@id']])
      expect((await post(`${again}/correction`, { reason: 'Nochmals' })).json().type).toBe(
        PAYMENT_PROBLEMS.over,
      );
    await recorded(booking);
  });

  test('of a refund gives the payment its money back; a payment waits for that', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking);
    const refund: PaymentResponse = (await post(`${iri}/refund`, { amount: 100, reason: 'Kulanz' })).json();
    const early = await post(`${iri}/correction`, { reason: 'Irrtum' });
    expect([early.statusCode, early.json().reason]).toEqual([409, 'refunded']);
    expect((await post(`${refund['@id']}/correction`, { reason: 'Nie bezahlt' })).statusCode).toBe(201);
    const [row] = await t.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect([row?.paid, row?.refunded]).toEqual([PRICE, 0]);
    expect((await post(`${iri}/correction`, { reason: 'Irrtum' })).statusCode).toBe(201);
  });
});

test('entries of one moment are listed in the order they were written', async () => {
  const booking = await aBooked();
  const createdAt = new Date('2026-02-14T10:00:00.000Z');
  const amounts = Array.from({ length: 6 }, (_, index) => index + 1);
  await t.db.insert(payments).values(
    amounts.map((amount) => ({
      bookingId: booking.id,
      kind: 'payment' as const,
      amount,
      method: 'cash' as const,
      receivedOn: '2026-02-14',
      createdAt,
    })),
  );
  expect((await ledgerOf(booking)).map(({ amount }) => amount)).toEqual(amounts.toReversed());
});

describe('who reads and writes', () => {
  test.each([
    ['gast', 403],
    ['guide', 403],
    ['partner', 403],
    ['admin', 201],
    ['super', 201],
  ] as const)('%s gets %i for writing', async (persona, status) => {
    const booking = await aBooked();
    const answer = await record(booking, {}, persona);
    expect(answer.statusCode).toBe(status);
    const paymentId = await pay(t.db, booking.id, PRICE);
    for (const what of ['refund', 'correction'])
      expect(
        (await post(`/api/payments/${paymentId}/${what}`, { amount: 1, reason: 'x' }, persona)).statusCode,
      ).toBe(status === 201 && what === 'correction' ? 422 : status);
  });

  test('a guest reads the own ones, without what the office wrote; nobody else does', async () => {
    const booking = await aBooked();
    const { '@id': iri } = await recorded(booking, { note: 'Ruft oft an' });
    expect(await ledgerOf(booking, 'gast')).toMatchObject([{ amount: PRICE, note: null, createdBy: null }]);
    expect(await ledgerOf(booking, 'guide')).toEqual([]);
    expect((await (await t.as('guide'))(iri)).statusCode).toBe(404);
    expect((await t.anonymous(iri)).statusCode).toBe(404);
    expect((await t.anonymous(`/api/payments?booking=${booking['@id']}`)).json()['hydra:member']).toEqual([]);
  });

  test('the token of a booking reads its payments, and no others', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const booking = await bookAs(t.anonymous, iri);
    const other = await aBooked();
    const [own, foreign] = [await pay(t.db, booking.id, PRICE), await pay(t.db, other.id, PRICE)];
    const token = `token=${booking.accessToken}`;
    const read = (path: string) => t.anonymous(`/api/payments${path}`);
    expect((await read(`?${token}`)).json()['hydra:member']).toMatchObject([{ id: own }]);
    expect((await read(`/${own}?${token}`)).statusCode).toBe(200);
    expect((await read(`/${foreign}?${token}`)).statusCode).toBe(404);
  });
});

describe('the database', () => {
  test('refuses to change or remove an entry, or to write sums by hand', async () => {
    const booking = await aBooked();
    const id = await pay(t.db, booking.id, PRICE);
    const mine = eq(payments.id, id);
    await expect(t.db.update(payments).set({ amount: 1 }).where(mine)).rejects.toThrow();
    await expect(t.db.delete(payments).where(mine)).rejects.toThrow();
    for (const sums of [{ paid: 1 }, { refunded: 1 }])
      await expect(t.db.update(bookings).set(sums).where(eq(bookings.id, booking.id))).rejects.toThrow();
    const [{ id: _id, number: _number, ...row }] = (await t.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, booking.id))) as [typeof bookings.$inferSelect];
    await expect(t.db.insert(bookings).values({ ...row, number: 'B-2026-99999' })).rejects.toThrow();
    expect(await moneyOf(booking)).toMatchObject({ paid: PRICE });
  });

  test.each([
    ['payments', 'payments_append_only', 'update payments set amount = 1 where booking_id ='],
    ['bookings', 'bookings_paid_by_ledger', 'update bookings set paid = 1 where id ='],
  ])('of %s without %s: booking and ledger would not agree', async (table, trigger, change) => {
    const booking = await aBooked();
    await pay(t.db, booking.id, PRICE);
    await expect(
      t.db.transaction(async (tx) => {
        await tx.execute(`alter table ${table} disable trigger ${trigger}`);
        await tx.execute(`${change} '${booking.id}'`);
        const { rows } = await tx.execute<{ paid: number; sum: string }>(
          `select paid, (select sum(amount) from payments where booking_id = b.id) as sum from bookings b where id = '${booking.id}'`,
        );
        expect(rows.map(({ paid, sum }) => paid === Number(sum))).toEqual([false]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  });

  test('lets more go back than came in where its wall is missing, and not where it stands', async () => {
    const booking = await aBooked();
    const ofId = await pay(t.db, booking.id, 100);
    const tooMuch = { bookingId: booking.id, kind: 'refund', amount: -101, method: 'bank', ofId } as const;
    const entry = { ...tooMuch, receivedOn: '2026-02-14' };
    await expect(t.db.insert(payments).values(entry)).rejects.toThrow();
    await expect(
      t.db.transaction(async (tx) => {
        await tx.execute('alter table bookings drop constraint bookings_paid_not_negative');
        await tx.insert(payments).values(entry);
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, booking.id));
        expect(row?.paid).toBe(-1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  });
});
