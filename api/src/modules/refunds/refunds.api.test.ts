import { randomUUID } from 'node:crypto';
import { REFUND_PROBLEMS, type RefundChoice } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { payments } from '../payments/payments.table.ts';
import { settings } from '../settings/settings.table.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';
import { refunds } from './refunds.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await t.db.update(settings).set({ iban: 'CH9300762011623852957' });
});
afterAll(() => t.close());

const ACCOUNT = { iban: 'CH56 0483 5012 3456 7800 9', accountHolder: 'Nina Käser' } as const;

/** A booking that was paid and then called off. */
async function aDue(paid = PRICE): Promise<Booked> {
  const { iri } = await insertBookableEvent(t.db);
  const booking = await bookAs(await t.as('gast'), iri);
  if (paid > 0) await pay(t.db, booking.id, paid);
  await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
  return booking;
}

const post = async (url: string, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });

const ask = (booking: Booked, body: object, persona: Persona = 'gast') =>
  post(`${booking['@id']}/refund`, body, persona);

const choiceOf = async (booking: Booked, persona: Persona = 'gast'): Promise<RefundChoice> =>
  (await (await t.as(persona))(`${booking['@id']}/refund`)).json();

const moneyOf = async ({ id }: Booked) => {
  const { paid, paymentStatus } = (await (await t.as('admin'))(`/api/bookings/${id}`)).json();
  return { paid, paymentStatus };
};

const mailsOf = async ({ '@id': about }: Booked) =>
  (await t.db.select().from(outboxMails).where(eq(outboxMails.about, about)))
    .filter(({ template }) => template === 'refund_sent')
    .map(({ text }) => text);

/** Puts what a booking gets back by bank into a file; answers with the file and its one refund. */
async function ordered(booking: Booked) {
  const asked = await ask(booking, { wish: 'money', ...ACCOUNT });
  expect([asked.statusCode, asked.json().violations]).toEqual([201, undefined]);
  const [refund] = asked.json<RefundChoice>().refunds;
  const order = await post('/api/payment_orders', { refunds: [refund?.['@id']] });
  expect([order.statusCode, order.json().violations]).toEqual([201, undefined]);
  return { order: order.json(), refund };
}

describe('a guest whose event was called off', () => {
  test('reads what comes back, and wants it on an account', async () => {
    const booking = await aDue();
    expect(await choiceOf(booking)).toMatchObject({
      '@type': 'RefundChoice',
      due: PRICE,
      left: PRICE,
      toVouchers: 0,
      byProvider: 0,
      byBank: PRICE,
      refunds: [],
    });
    const asked = await ask(booking, { wish: 'money', ...ACCOUNT });
    expect(asked.json()).toMatchObject({
      left: 0,
      refunds: [
        { amount: PRICE, way: 'bank', state: 'created', iban: 'CH5604835012345678009', createdBy: null },
      ],
    });
    expect(await moneyOf(booking)).toEqual({ paid: PRICE, paymentStatus: 'refund_due' });
  });

  test('takes a voucher, which is there at once', async () => {
    const booking = await aDue();
    const asked = await ask(booking, { wish: 'voucher' });
    expect(asked.json()).toMatchObject({ due: 0, left: 0, refunds: [{ way: 'voucher', state: 'done' }] });
    expect(await moneyOf(booking)).toEqual({ paid: 0, paymentStatus: 'refunded' });
    const [voucher] = await t.db.select().from(vouchers).where(eq(vouchers.origin, 'refund'));
    expect(voucher).toMatchObject({
      amount: PRICE,
      balance: PRICE,
      state: 'active',
      buyerEmail: 'nina@firn.example',
    });
    const entries = await t.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: -PRICE, method: 'voucher' });
  });

  test.each([
    [{ wish: 'money' }, ['iban', 'accountHolder']],
    [{ wish: 'money', ...ACCOUNT, iban: 'CH00' }, ['iban']],
    [{ wish: 'cash' }, ['wish']],
  ])('%j is refused by its fields', async (body, fields) => {
    const answer = await ask(await aDue(), body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations.map((each: { propertyPath: string }) => each.propertyPath)).toEqual(
      fields,
    );
  });

  test('has no words of the office', async () => {
    const booking = await aDue();
    expect((await ask(booking, { wish: 'voucher', reason: 'Kulanz' })).statusCode).toBe(403);
    expect((await ask(booking, { wish: 'bank', ...ACCOUNT })).statusCode).toBe(403);
  });

  test('is the only one besides the office: by account, or by the link', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const booking = await bookAs(t.anonymous, iri);
    await pay(t.db, booking.id, PRICE);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    const url = `${booking['@id']}/refund`;
    for (const persona of ['gast', 'guide'] as const) {
      expect((await (await t.as(persona))(url)).statusCode).toBe(404);
      expect((await ask(booking, { wish: 'voucher' }, persona)).statusCode).toBe(404);
    }
    expect((await t.anonymous(url)).statusCode).toBe(404);
    const opened = await t.anonymous(`${url}?token=${booking.accessToken}`);
    expect(opened.json()).toMatchObject({ left: PRICE });
  });

  test('who pays nothing gets nothing', async () => {
    const answer = await ask(await aDue(0), { wish: 'voucher' });
    expect([answer.statusCode, answer.json().type]).toEqual([409, REFUND_PROBLEMS.over]);
  });

  test('and the office settle the same money once', async () => {
    const booking = await aDue();
    const answers = await Promise.all([
      ask(booking, { wish: 'money', ...ACCOUNT }),
      ask(booking, { wish: 'voucher' }, 'admin'),
      ask(booking, { wish: 'bank', ...ACCOUNT }, 'super'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const { refunds } = await choiceOf(booking);
    expect(refunds.map(({ amount }) => amount)).toEqual([PRICE]);
  });

  test('is not paid back by hand what is under way, until that has failed', async () => {
    const booking = await aDue(0);
    const paidId = await pay(t.db, booking.id, PRICE);
    const { refund } = await ordered(booking);
    const byHand = () => post(`/api/payments/${paidId}/refund`, { amount: PRICE, reason: 'Abgesagt' });
    const early = await byHand();
    expect([early.statusCode, early.json().reason]).toEqual([409, 'under-way']);
    await post(`${refund?.['@id']}/failure`, { reason: 'Konto aufgehoben' });
    expect((await byHand()).statusCode).toBe(201);
    expect(await moneyOf(booking)).toMatchObject({ paid: 0, paymentStatus: 'refunded' });
  });

  test('asks again after a lost answer, and nothing is paid back twice', async () => {
    const booking = await aDue();
    const request = {
      method: 'POST',
      url: `${booking['@id']}/refund`,
      payload: { wish: 'voucher' },
      headers: { 'idempotency-key': randomUUID() },
    } as const;
    const send = await t.as('gast');
    expect([(await send(request)).statusCode, (await send(request)).statusCode]).toEqual([201, 201]);
    expect((await choiceOf(booking)).refunds).toHaveLength(1);
  });
});

describe('the office', () => {
  test('sees what is to be paid back, with the ways that are possible', async () => {
    const booking = await aDue();
    const queue = (await (await t.as('admin'))('/api/refundable_bookings?itemsPerPage=100')).json()[
      'hydra:member'
    ];
    expect(queue.find(({ id }: { id: string }) => id === booking.id)).toMatchObject({
      booking: { bookingNumber: booking.bookingNumber, open: -PRICE },
      event: 'Skitour Piz Buin',
      start: '2026-03-07',
      left: PRICE,
      byBank: PRICE,
      ways: ['bank'],
    });
    await ask(booking, { wish: 'voucher' });
    const after = (await (await t.as('admin'))('/api/refundable_bookings?itemsPerPage=100')).json()[
      'hydra:member'
    ];
    expect(after.map(({ id }: { id: string }) => id)).not.toContain(booking.id);
  });

  test('writes a file for the bank, and the guest hears that money is on its way', async () => {
    const booking = await aDue();
    const { order, refund } = await ordered(booking);
    expect(order).toMatchObject({ refunds: 1, inTransit: 1, amount: PRICE, createdBy: 'Vera Admin' });
    const file = await (await t.as('admin'))(`${order['@id']}/file`);
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${order.number}.xml"`);
    for (const text of [
      '<IBAN>CH5604835012345678009</IBAN>',
      '480.00',
      `Rückerstattung ${booking.bookingNumber}`,
    ])
      expect(file.body).toContain(text);
    expect((await choiceOf(booking)).refunds[0]).toMatchObject({ state: 'transit', order: null });
    const [mail] = await mailsOf(booking);
    expect(mail).toContain('Auf das Konto, das auf 8009 endet');
    expect(mail).not.toContain('CH56');
    const again = await post('/api/payment_orders', { refunds: [refund?.['@id']] });
    expect(again.json().violations).toMatchObject([{ propertyPath: 'refunds[0]' }]);
  });

  test('says that the bank has paid: then it stands in the ledger, once', async () => {
    const booking = await aDue();
    const { order } = await ordered(booking);
    const settle = () => post(`${order['@id']}/settlement`, { paidOn: '2026-02-13' });
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await moneyOf(booking)).toEqual({ paid: 0, paymentStatus: 'refunded' });
    const entries = await t.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    expect(entries).toHaveLength(2);
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', receivedOn: '2026-02-13', method: 'bank' });
    const tomorrow = await post(`${order['@id']}/settlement`, { paidOn: '2026-02-15' });
    expect(tomorrow.json().violations).toMatchObject([{ propertyPath: 'paidOn' }]);
  });

  test('tries one again that the bank sent back, to another account', async () => {
    const booking = await aDue();
    const { refund } = await ordered(booking);
    const failed = await post(`${refund?.['@id']}/failure`, { reason: 'Konto aufgehoben' });
    expect(failed.json()).toMatchObject({ state: 'failed', lastError: 'Konto aufgehoben', order: null });
    expect(await choiceOf(booking)).toMatchObject({ left: PRICE, refunds: [{ lastError: null }] });
    const wrong = await post(`${refund?.['@id']}/retry`, { iban: 'CH00' });
    expect(wrong.json().violations).toMatchObject([{ propertyPath: 'iban' }]);
    const retried = await post(`${refund?.['@id']}/retry`, { iban: 'LI21 0881 0000 2324 013A A' });
    expect(retried.json()).toMatchObject({ state: 'created', iban: 'LI21088100002324013AA' });
    expect((await post(`${refund?.['@id']}/retry`, {})).json().type).toBe(REFUND_PROBLEMS.over);
  });

  test('tries one of a guest who was deleted with an account that it is told', async () => {
    const { refund } = await ordered(await aDue());
    await post(`${refund?.['@id']}/failure`, { reason: 'Konto aufgehoben' });
    await t.db
      .update(refunds)
      .set({ iban: null, accountHolder: null })
      .where(eq(refunds.id, refund?.id ?? ''));
    const without = await post(`${refund?.['@id']}/retry`, {});
    expect(without.json().violations).toMatchObject([
      { propertyPath: 'iban' },
      { propertyPath: 'accountHolder' },
    ]);
    expect((await post(`${refund?.['@id']}/retry`, ACCOUNT)).json()).toMatchObject({ state: 'created' });
  });

  test('pays nothing back any more of a booking that holds again', async () => {
    const booking = await aDue();
    const asked = await ask(booking, { wish: 'money', ...ACCOUNT });
    const [refund] = asked.json<RefundChoice>().refunds;
    await t.db.update(bookings).set({ state: 'confirmed' }).where(eq(bookings.id, booking.id));
    const order = await post('/api/payment_orders', { refunds: [refund?.['@id']] });
    expect(order.json().violations).toMatchObject([{ propertyPath: 'refunds[0]' }]);
    await post(`${refund?.['@id']}/failure`, { reason: 'Die Buchung gilt wieder' });
    expect((await post(`${refund?.['@id']}/retry`, {})).json()).toMatchObject({ reason: 'not_due' });
  });

  test('needs an account of the company for a file', async () => {
    const booking = await aDue();
    const [refund] = (await ask(booking, { wish: 'money', ...ACCOUNT })).json<RefundChoice>().refunds;
    await t.db.update(settings).set({ iban: null });
    const order = await post('/api/payment_orders', { refunds: [refund?.['@id']] });
    await t.db.update(settings).set({ iban: 'CH9300762011623852957' });
    expect(order.json().violations).toMatchObject([{ propertyPath: 'iban' }]);
  });
});
