import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import {
  attemptsOf,
  ledgerOf,
  ORIGIN,
  onPayPage,
  press,
  runJob,
  testProvider,
} from '../../../test/pay-online.ts';
import { dyingAt } from '../../../test/statements.ts';
import { lockLedger } from '../payments/index.ts';
import type { LockIntent } from './payment-intents.repository.ts';
import { paymentIntents, webhookEvents } from './payment-intents.table.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailable,
} from './provider/payment-provider.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';
import type { Behaviour } from './test-provider/behaviours.ts';
import { signEvent } from './test-provider/signed-event.ts';
import { testPayments } from './test-provider/test-payments.table.ts';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PAYMENT_PROVIDER: 'test' });
});
afterAll(() => t.close());
beforeEach(() => t.setNow(NOW));

const read = async (iri: string) => (await (await t.as('admin'))(iri)).json();

async function onPage() {
  const { iri } = await insertBookableEvent(t.db, { minimumParticipants: 1 });
  const { booking, redirectUrl } = await onPayPage(await t.as('gast'), iri);
  return { booking, redirectUrl, externalId: redirectUrl.split('/').at(-1) ?? '' };
}

/** The provider has the money, and nobody has told of it. */
async function paidInSilence() {
  const paid = await onPage();
  await press(t, paid.redirectUrl, 'pay', 'silent');
  expect((await read(paid.booking['@id'])).state).toBe('pending_payment');
  return paid;
}

const confirmedEvent = (externalId: string): ProviderEvent => ({
  eventId: randomUUID(),
  type: 'payment.confirmed',
  externalId,
});

function send(event: ProviderEvent, secret = TEST_SECRET) {
  const { body, headers } = signEvent(event, secret);
  return t.app.inject({ method: 'POST', url: '/api/webhooks/test', payload: body, headers });
}

const once = [{ kind: 'payment', amount: PRICE, method: 'twint' }];

describe('a webhook', () => {
  test.each<Behaviour>(['prompt', 'twice', 'reversed'])(
    'that comes %s lets the money count once',
    async (behaviour) => {
      const { booking, redirectUrl } = await onPage();
      await press(t, redirectUrl, 'pay', behaviour);
      expect(await ledgerOf(t, booking.id)).toEqual(once);
      expect(await read(booking['@id'])).toMatchObject({ state: 'confirmed', paymentStatus: 'paid' });
    },
  );

  test('that comes ten times counts once, the same event as well as ten others', async () => {
    const same = await paidInSilence();
    const event = confirmedEvent(same.externalId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await ledgerOf(t, same.booking.id)).toEqual(once);
    const others = await paidInSilence();
    await Promise.all(Array.from({ length: 10 }, () => send(confirmedEvent(others.externalId))));
    expect(await ledgerOf(t, others.booking.id)).toEqual(once);
  });

  test('that claims money which the provider does not have changes nothing', async () => {
    const { booking, externalId } = await onPage();
    expect((await send(confirmedEvent(externalId))).statusCode).toBe(200);
    expect((await read(booking['@id'])).state).toBe('pending_payment');
    expect(await ledgerOf(t, booking.id)).toEqual([]);
  });

  test('with a wrong signature, or none, is refused and not stored', async () => {
    const { booking, externalId } = await paidInSilence();
    const event = confirmedEvent(externalId);
    const refused = await send(event, 'another-secret-of-the-tests-with-32-chars');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('Unterschrift'),
    ]);
    const unsigned = await t.app.inject({
      method: 'POST',
      url: '/api/webhooks/test',
      payload: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    });
    expect(unsigned.statusCode).toBe(400);
    const stored = await t.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, event.eventId));
    expect(stored).toEqual([]);
    expect(await ledgerOf(t, booking.id)).toEqual([]);
  });

  test('of a payment that nobody knows is 200, of a provider that nobody knows 404', async () => {
    expect((await send(confirmedEvent(randomUUID()))).statusCode).toBe(200);
    const { body, headers } = signEvent(confirmedEvent(randomUUID()), TEST_SECRET);
    const foreign = await t.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: body,
      headers,
    });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('a provider that is silent', () => {
  test('is asked once the page is over, before the hold expires', async () => {
    const { booking } = await paidInSilence();
    await runJob(t, 'expire-bookings', later(10));
    expect((await read(booking['@id'])).state).toBe('pending_payment');
    await runJob(t, 'expire-bookings', later(45));
    expect(await read(booking['@id'])).toMatchObject({ state: 'confirmed', paymentStatus: 'paid' });
  });

  test('and not asked, its paid booking would expire: the harm', async () => {
    const { booking } = await paidInSilence();
    await runJob(t, 'expire-bookings', later(45), null);
    expect((await read(booking['@id'])).state).toBe('expired');
  });

  test('and away is asked again by the next run, and keeps no other from being settled', async () => {
    const one = await paidInSilence();
    const other = await paidInSilence();
    const provider = testProvider(t, () => later(20));
    const away: PaymentProvider = {
      ...provider,
      async get(externalId) {
        if (externalId === one.externalId) throw new ProviderUnavailable('away');
        return provider.get(externalId);
      },
    };
    await runJob(t, 'expire-bookings', later(20), away);
    expect((await read(one.booking['@id'])).state).toBe('pending_payment');
    expect((await read(other.booking['@id'])).state).toBe('confirmed');
    await runJob(t, 'expire-bookings', later(21));
    expect((await read(one.booking['@id'])).state).toBe('confirmed');
  });

  test('leaves an attempt whose page nobody ever saw, which ends', async () => {
    const { booking, externalId } = await onPage();
    await t.db
      .update(paymentIntents)
      .set({ state: 'created', externalId: null })
      .where(eq(paymentIntents.externalId, externalId));
    await runJob(t, 'expire-bookings', later(16));
    expect((await attemptsOf(t, booking.id)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  test('has its page ended, so that nobody pays by it any more', async () => {
    const { booking, redirectUrl } = await onPage();
    await runJob(t, 'expire-bookings', later(16));
    expect((await attemptsOf(t, booking.id)).map(({ state }) => state)).toEqual(['cancelled']);
    await press(t, redirectUrl, 'pay');
    expect(await ledgerOf(t, booking.id)).toEqual([]);
  });
});

const deps = (changes: Partial<SettleDeps> = {}): SettleDeps => ({
  db: t.db,
  clock: () => NOW,
  provider: testProvider(t, () => NOW),
  origin: ORIGIN,
  booked: async () => {},
  settleVoucher: async () => {},
  ...changes,
});

describe('what keeps money from counting twice', () => {
  /** As if the attempt did not say any more that its money has come. */
  const forgetEnd = (externalId: string) =>
    t.db
      .update(paymentIntents)
      .set({ state: 'pending', paymentId: null })
      .where(eq(paymentIntents.externalId, externalId));

  test('is that an event is stored once; without that it counts again', async () => {
    const { booking, externalId } = await paidInSilence();
    const event = confirmedEvent(externalId);
    await send(event);
    await forgetEnd(externalId);
    await send(event);
    expect(await ledgerOf(t, booking.id)).toEqual(once);
    await t.db.delete(webhookEvents).where(eq(webhookEvents.eventId, event.eventId));
    await send(event);
    expect(await ledgerOf(t, booking.id)).toEqual([...once, ...once]);
  });

  test('is that an attempt ends in the transaction that enters its money', async () => {
    const { booking, externalId } = await paidInSilence();
    const dies = deps({
      booked: async () => {
        throw new Error('killed');
      },
    });
    await expect(settlePayment(dies, externalId, confirmedEvent(externalId))).rejects.toThrow('killed');
    expect(await ledgerOf(t, booking.id)).toEqual([]);
    expect((await read(booking['@id'])).state).toBe('pending_payment');
    await settlePayment(deps(), externalId);
    expect(await ledgerOf(t, booking.id)).toEqual(once);
  });

  test('is that all of it lasts, or nothing: whoever dies before any statement leaves it to the next', async () => {
    const { booking, externalId } = await paidInSilence();
    const event = confirmedEvent(externalId);
    let deaths = 0;
    while (await dyingAt(t.db, deaths + 1, () => settlePayment(deps(), externalId, event))) {
      deaths += 1;
      expect(await ledgerOf(t, booking.id)).toEqual([]);
      expect((await read(booking['@id'])).state).toBe('pending_payment');
    }
    expect(deaths).toBeGreaterThan(10);
    expect(await ledgerOf(t, booking.id)).toEqual(once);
    expect((await read(booking['@id'])).state).toBe('confirmed');
  });

  /** PGlite has one connection, so the race cannot happen there, with or without the lock. */
  const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
  for (const { engine } of onServer) {
    test(`is the lock of the attempt; without it, two webhooks at once count twice on ${engine}`, async () => {
      const parallel = async (lock?: LockIntent) => {
        const { booking, externalId } = await paidInSilence();
        const settled = Array.from({ length: 2 }, () =>
          settlePayment(deps(lock ? { lock } : {}), externalId).catch(() => {}),
        );
        await Promise.all(settled);
        return ledgerOf(t, booking.id);
      };
      expect(await parallel()).toEqual(once);
      let readers = 0;
      const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
      /** Reads the attempt before it waits for anybody, and lets the other one read it, too. */
      const tooLate: LockIntent = async (tx, { externalId }) => {
        const [intent] = await tx
          .select()
          .from(paymentIntents)
          .where(eq(paymentIntents.externalId, externalId));
        readers += 1;
        if (readers === 2) resolve();
        await bothHaveRead;
        const ledger = intent?.bookingId ? await lockLedger(tx, intent.bookingId) : null;
        const rows = await tx.execute(sql`select event_id from bookings where id = ${intent?.bookingId}`);
        const [row] = (rows as unknown as { rows: { event_id: string }[] }).rows;
        return intent ? { intent, ledger, eventId: row?.event_id ?? null } : null;
      };
      expect(await parallel(tooLate)).toEqual([...once, ...once]);
    });
  }
});

test('events of providers are forgotten after 90 days', async () => {
  const { externalId } = await paidInSilence();
  await send(confirmedEvent(externalId));
  await runJob(t, 'forget-webhook-events', later(90 * 24 * 60 - 1));
  expect(await t.db.$count(webhookEvents)).toBeGreaterThan(0);
  await runJob(t, 'forget-webhook-events', later(90 * 24 * 60 + 1));
  expect(await t.db.$count(webhookEvents)).toBe(0);
});

test('a pay page that is left takes what it took, whatever else is pressed', async () => {
  const { booking, redirectUrl, externalId } = await onPage();
  await press(t, redirectUrl, 'cancel');
  await press(t, redirectUrl, 'pay');
  const [payment] = await t.db.select().from(testPayments).where(eq(testPayments.id, externalId));
  expect(payment?.state).toBe('cancelled');
  expect(await ledgerOf(t, booking.id)).toEqual([]);
});
