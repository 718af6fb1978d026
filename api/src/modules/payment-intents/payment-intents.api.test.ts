import { randomUUID } from 'node:crypto';
import { type BookingPaymentResponse, PAY_ONLINE_PROBLEMS } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import {
  attemptsOf,
  bookToPay,
  ledgerOf,
  onPayPage,
  press,
  runJob,
  startPaying,
} from '../../../test/pay-online.ts';
import { pay } from '../../../test/payments.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { settings } from '../settings/settings.table.ts';

const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PAYMENT_PROVIDER: 'test' });
});
afterAll(() => t.close());
beforeEach(() => t.setNow(NOW));

const gast = () => t.as('gast');
const anEvent = async (seats = 12) =>
  (await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: seats })).iri;
const read = async (iri: string) => (await (await t.as('admin'))(iri)).json();
const templatesAbout = async (iri: string) => (await mailsAbout(t.db, iri)).map(({ template }) => template);

describe('a booking by TWINT', () => {
  test('waits for its money with its seats, and binds once it has come', async () => {
    const { booking, redirectUrl } = await onPayPage(await gast(), await anEvent());
    expect(booking).toMatchObject({
      state: 'pending_payment',
      paymentMethod: 'twint',
      payBy: later(30).toISOString(),
    });
    expect(await templatesAbout(booking['@id'])).toEqual([]);
    const page = await t.app.inject({ url: redirectUrl, headers: { accept: 'text/html' } });
    expect(page.body).toContain(booking.bookingNumber);
    expect(page.body).toContain('CHF 480.–');

    const paid = await press(t, redirectUrl, 'pay');
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toMatch(/\/event\/[0-9a-f-]+\/buchen\/processing\?zahlung=1$/);
    expect(await read(booking['@id'])).toMatchObject({
      state: 'confirmed',
      paid: PRICE,
      paymentStatus: 'paid',
      payBy: null,
    });
    expect(await ledgerOf(t, booking.id)).toEqual([{ kind: 'payment', amount: PRICE, method: 'twint' }]);
    const [mail] = await mailsAbout(t.db, booking['@id']);
    expect(mail).toMatchObject({ template: 'booking_confirmed' });
    expect(mail?.text).toContain('Bezahlt: CHF 480.–');
    expect(mail?.text).not.toContain('Zahlbar bis');
  });

  test.each(['decline', 'cancel'] as const)(
    'that ends with «%s» leaves the seats, and another way',
    async (outcome) => {
      const { booking, redirectUrl } = await onPayPage(await gast(), await anEvent());
      await press(t, redirectUrl, outcome);
      expect((await read(booking['@id'])).state).toBe('pending_payment');
      const payment: BookingPaymentResponse = (await (await gast())(`${booking['@id']}/payment`)).json();
      expect(payment).toMatchObject({
        open: PRICE,
        attempt: {
          state: outcome === 'decline' ? 'failed' : 'cancelled',
          method: 'twint',
          redirectUrl: null,
        },
      });
      const next = await startPaying(await gast(), booking, 'card');
      await press(t, next.json().redirectUrl, 'pay');
      expect(await read(booking['@id'])).toMatchObject({ state: 'confirmed', paymentMethod: 'card' });
    },
  );

  test('binds at once when its guest turns to the invoice', async () => {
    const { booking } = await onPayPage(await gast(), await anEvent());
    const answer = await startPaying(await gast(), booking, 'invoice');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ redirectUrl: null, open: PRICE });
    expect(await read(booking['@id'])).toMatchObject({
      state: 'confirmed',
      paymentMethod: 'invoice',
      paid: 0,
    });
    expect(await templatesAbout(booking['@id'])).toEqual(['booking_confirmed']);
  });

  test('expires with its hold, and its guest takes the seats again while they are free', async () => {
    const event = await anEvent(1);
    const { booking } = await onPayPage(await gast(), event);
    expect((await bookToPay(t.anonymous, event)).json().type).toBe('/problems/event-full');
    await runJob(t, 'expire-bookings', later(31));
    expect((await read(booking['@id'])).state).toBe('expired');
    t.setNow(later(32));
    const again = await startPaying(await gast(), booking);
    expect(again.json()).toMatchObject({ payBy: later(62).toISOString() });
    await press(t, again.json().redirectUrl, 'pay');
    expect((await read(booking['@id'])).state).toBe('confirmed');
  });

  test('is paid for two hours at most, and kept until its page ends', async () => {
    const { booking } = await onPayPage(await gast(), await anEvent());
    t.setNow(later(119));
    expect((await startPaying(await gast(), booking)).json().payBy).toBe(later(134).toISOString());
    t.setNow(later(121));
    expect((await startPaying(await gast(), booking)).json()).toMatchObject({
      type: PAY_ONLINE_PROBLEMS.over,
    });
  });
});

describe('without a provider, and where the company does not take it', () => {
  test('the price says why, and a booking is refused by the field', async () => {
    const bare = await buildTestApp();
    const { iri } = await insertBookableEvent(bare.db);
    const bookingPersons = [{ sac: false }];
    const quote = await bare.anonymous({
      method: 'POST',
      url: '/api/price-quotes',
      payload: { event: iri, bookingPersons },
    });
    expect(quote.json().paymentMethods).toEqual([
      { method: 'invoice', reason: null },
      { method: 'twint', reason: 'not_connected' },
      { method: 'card', reason: 'not_connected' },
    ]);
    const refused = await bookToPay(bare.anonymous, iri, 'card');
    expect([refused.statusCode, refused.json().violations]).toEqual([
      422,
      [expect.objectContaining({ propertyPath: 'paymentMethod' })],
    ]);
    const booked = await bookToPay(bare.anonymous, iri, 'invoice');
    expect((await startPaying(bare.anonymous, booked.json())).json().violations).toMatchObject([
      { propertyPath: 'method' },
    ]);
    await bare.close();
  });

  test('TWINT that the settings do not offer is refused, a card is not', async () => {
    await t.db.update(settings).set({ twintOffered: false });
    const event = await anEvent();
    const refused = await bookToPay(await gast(), event);
    expect(refused.json().violations[0].message).toMatch(/^Diese Zahlungsart bieten wir nicht an\./);
    expect((await bookToPay(await gast(), event, 'card')).statusCode).toBe(201);
    await t.db.update(settings).set({ twintOffered: true });
  });

  test('whoever asks for seats pays later', async () => {
    const { iri } = await insertBookableEvent(t.db, { onRequest: true });
    const refused = await bookToPay(await gast(), iri);
    expect(refused.json().violations[0].message).toMatch(/sobald deine Buchung gilt/);
  });
});

describe('an invoice', () => {
  test('is paid online later, by the account, and the guest is thanked', async () => {
    const booking = await bookAs(await gast(), await anEvent());
    await pay(t.db, booking.id, 10_000);
    const started = await startPaying(await gast(), booking, 'card');
    expect((await attemptsOf(t, booking.id))[0]).toMatchObject({ amount: PRICE - 10_000, method: 'card' });
    const paid = await press(t, started.json().redirectUrl, 'pay');
    expect(paid.headers.location).toMatch(new RegExp(`/profil/buchung/${booking.id}$`));
    expect(await read(booking['@id'])).toMatchObject({
      paid: PRICE,
      paymentStatus: 'paid',
      state: 'confirmed',
    });
    const mail = (await mailsAbout(t.db, booking['@id'])).at(-1);
    expect(mail).toMatchObject({ template: 'payment_received' });
    expect(mail?.text).toContain('CHF 380.– per Karte, Sa, 14.02.2026');
    expect((await startPaying(await gast(), booking)).json().type).toBe(PAY_ONLINE_PROBLEMS.nothingOpen);
  });

  test('is paid by the link of a mail, and by nobody else', async () => {
    const booked = await bookToPay(t.anonymous, await anEvent(), 'invoice');
    const booking = booked.json();
    for (const send of [await gast(), await t.as('guide'), t.anonymous]) {
      const refused = await startPaying(send, { ...booking, accessToken: null });
      expect(refused.statusCode).toBe(404);
    }
    const started = await startPaying(t.anonymous, booking);
    const paid = await press(t, started.json().redirectUrl, 'pay');
    expect(paid.headers.location).toContain(`/profil/buchung/${booking.id}?token=`);
    expect((await read(booking['@id'])).paymentStatus).toBe('paid');
  });

  test('that is paid by two ways at once is overpaid', async () => {
    const booking = await bookAs(await gast(), await anEvent());
    const twint = await startPaying(await gast(), booking, 'twint');
    const card = await startPaying(await gast(), booking, 'card');
    await press(t, twint.json().redirectUrl, 'pay');
    await press(t, card.json().redirectUrl, 'pay');
    expect(await read(booking['@id'])).toMatchObject({ paid: 2 * PRICE, paymentStatus: 'overpaid' });
    expect((await mailsAbout(t.db, booking['@id'])).at(-1)?.text).toContain('Zu viel bezahlt: CHF 480.–');
  });
});

describe('beginning to pay', () => {
  test('happens once per key', async () => {
    const booking = await bookAs(await gast(), await anEvent());
    const first = await startPaying(await gast(), booking, 'twint', 'zahlung-einmal');
    const second = await startPaying(await gast(), booking, 'twint', 'zahlung-einmal');
    expect(second.json()).toEqual(first.json());
    expect(await attemptsOf(t, booking.id)).toHaveLength(1);
    const other = await startPaying(await gast(), booking, 'card', 'zahlung-einmal');
    expect(other.statusCode).toBe(422);
    const bare = await (await gast())({
      method: 'POST',
      url: `${booking['@id']}/payment`,
      payload: { method: 'card' },
    });
    expect(bare.json().violations).toMatchObject([{ propertyPath: 'Idempotency-Key' }]);
  });

  test('is braked after ten times', async () => {
    const booking = await bookAs(await gast(), await anEvent());
    for (let each = 0; each < 10; each += 1) await startPaying(await gast(), booking);
    const refused = await startPaying(await gast(), booking);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  test.each([
    ['method', { method: 'cash' }],
    ['method', {}],
    ['amount', { method: 'twint', amount: 1 }],
  ])('with a wrong %s is refused: %j', async (propertyPath, payload) => {
    const booking = await bookAs(await gast(), await anEvent());
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await (await gast())({
      method: 'POST',
      url: `${booking['@id']}/payment`,
      payload,
      headers,
    });
    expect(answer.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
  });
});

describe('money that comes after the hold', () => {
  async function expiredButUnderway(seats: number) {
    const event = await anEvent(seats);
    const { booking, redirectUrl } = await onPayPage(await gast(), event);
    await press(t, redirectUrl, 'pay', 'late');
    await runJob(t, 'expire-bookings', later(31));
    expect((await read(booking['@id'])).state).toBe('expired');
    return { event, booking, redirectUrl };
  }

  test('confirms the booking while its seats are free', async () => {
    const { booking, redirectUrl } = await expiredButUnderway(1);
    t.setNow(later(40));
    await press(t, redirectUrl, 'arrive');
    expect(await read(booking['@id'])).toMatchObject({ state: 'confirmed', paid: PRICE });
    expect(await templatesAbout(booking['@id'])).toEqual(['booking_confirmed']);
  });

  test('goes back by itself once they are gone, with a mail and work for the office', async () => {
    const { event, booking, redirectUrl } = await expiredButUnderway(1);
    t.setNow(later(40));
    expect((await bookToPay(t.anonymous, event, 'invoice')).statusCode).toBe(201);
    await press(t, redirectUrl, 'arrive');
    expect(await read(booking['@id'])).toMatchObject({
      state: 'expired',
      paid: PRICE,
      paymentStatus: 'refund_due',
    });
    const due = await t.db.select().from(refunds).where(eq(refunds.bookingId, booking.id));
    expect(due).toMatchObject([
      { amount: PRICE, way: 'provider', state: 'created', reason: 'Zahlung nach Ablauf' },
    ]);
    const [mail] = await mailsAbout(t.db, booking['@id']);
    expect(mail).toMatchObject({ template: 'payment_late' });
    expect(mail?.text).toContain('Geht zurück: CHF 480.–');
    const work = await read('/api/bookings?work=refunds-due');
    expect(work['hydra:member'].map(({ id }: { id: string }) => id)).toContain(booking.id);
  });
});

test('the office reads the attempts of a booking with what the provider calls them, nobody else does', async () => {
  const { booking, redirectUrl } = await onPayPage(await gast(), await anEvent());
  await press(t, redirectUrl, 'decline');
  const url = `/api/payment_intents?booking=${booking['@id']}`;
  const [attempt] = (await read(url))['hydra:member'];
  expect(attempt).toMatchObject({
    provider: 'test',
    externalId: redirectUrl.split('/').at(-1),
    method: 'twint',
    amount: PRICE,
    state: 'failed',
    failure: 'Im Testanbieter abgelehnt.',
    payment: null,
  });
  for (const persona of ['gast', 'guide'] as const)
    expect((await (await t.as(persona))(url)).statusCode).toBe(403);
});
