import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { NOW, TEST_SECRET } from '../../../test/build-test-app.ts';
import { cloneDatabase } from '../../../test/database-template.ts';
import { type StripeTwin, startStripe } from '../../../test/stripe-twin.ts';
import type { Database } from '../../db/client.ts';
import { openPaymentProvider } from './open-payment-provider.ts';
import {
  BadSignature,
  type PaymentOrder,
  type PaymentProvider,
  ProviderUnavailable,
  RefundRefused,
} from './provider/payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { signEvent } from './test-provider/signed-event.ts';
import { moveTestPayment } from './test-provider/test-payments.repository.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A provider, and what its guests do on its pages. */
interface Bench {
  readonly provider: PaymentProvider;
  readonly pay: (externalId: string) => Promise<unknown>;
  readonly decline: (externalId: string) => Promise<unknown>;
  /** The webhook that it sends once a payment is paid. */
  readonly webhook: (externalId: string) => {
    readonly eventId: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

let database: Database;
let twin: StripeTwin;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  twin = await startStripe();
});
afterEach(() => twin.close());

function testBench(): Bench {
  const { db } = database;
  return {
    provider: createTestProvider({ db, clock: () => NOW, secrets: [TEST_SECRET] }),
    pay: (id) => moveTestPayment(db, id, ['open'], 'confirmed'),
    decline: (id) => moveTestPayment(db, id, ['open'], 'failed'),
    webhook(externalId) {
      const eventId = randomUUID();
      return { eventId, ...signEvent({ eventId, type: 'payment.confirmed', externalId }, TEST_SECRET) };
    },
  };
}

const stripeConfig = () =>
  ({ provider: 'stripe', secretKey: twin.secretKey, webhookSecret: WEBHOOK_SECRET, url: twin.url }) as const;

function signedByStripe(event: object): { readonly body: string; readonly headers: Record<string, string> } {
  const body = JSON.stringify(event);
  const header = new Stripe('sk_test_twin').webhooks.generateTestHeaderString({
    payload: body,
    secret: WEBHOOK_SECRET,
  });
  return { body, headers: { 'stripe-signature': header } };
}

function stripeBench(): Bench {
  return {
    provider: createStripeProvider(stripeConfig()),
    pay: async (id) => twin.pay(id),
    decline: async (id) => twin.decline(id),
    webhook(id) {
      const eventId = `evt_${randomUUID()}`;
      const type = 'checkout.session.completed';
      const object = { id, object: 'checkout.session' };
      return { eventId, ...signedByStripe({ id: eventId, object: 'event', type, data: { object } }) };
    },
  };
}

const anOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  amount: 48_000,
  method: 'twint',
  description: 'B-2026-00042: Skitour Piz Buin & Silvretta',
  returnUrl: 'https://firn.example/event/1/buchen/processing',
  expiresAt: new Date(NOW.getTime() + 900_000),
  ...changes,
});

describe.each([
  ['test', testBench],
  ['stripe', stripeBench],
] as const)('the provider %s', (name, bench) => {
  async function paid() {
    const { provider, pay } = bench();
    const { externalId } = await provider.create(anOrder());
    await pay(externalId);
    return { provider, externalId };
  }

  test('has its name, and makes one page of an order, however often it is asked', async () => {
    const { provider } = bench();
    expect(provider.name).toBe(name);
    const order = anOrder();
    const page = await provider.create(order);
    expect(page.redirectUrl).toMatch(/^(https?:\/\/|\/)/);
    expect(await provider.create(order)).toEqual(page);
    expect((await provider.create(anOrder())).externalId).not.toBe(page.externalId);
  });

  test('says what became of a payment', async () => {
    const { provider, pay, decline } = bench();
    const one = await provider.create(anOrder({ method: 'card' }));
    expect(await provider.get(one.externalId)).toEqual({ state: 'pending', amount: 48_000 });
    await pay(one.externalId);
    expect(await provider.get(one.externalId)).toEqual({ state: 'confirmed', amount: 48_000 });
    const other = await provider.create(anOrder());
    await decline(other.externalId);
    expect(await provider.get(other.externalId)).toMatchObject({
      state: 'failed',
      failure: expect.any(String),
    });
  });

  test('takes nothing by a page that was closed, and keeps what has come', async () => {
    const { provider, pay } = bench();
    const { externalId } = await provider.create(anOrder());
    await provider.close(externalId);
    await pay(externalId);
    expect((await provider.get(externalId)).state).toBe('cancelled');
    await provider.close(externalId);
    const money = await paid();
    await money.provider.close(money.externalId);
    expect((await money.provider.get(money.externalId)).state).toBe('confirmed');
  });

  test('pays back in parts, once per key, and no more than came', async () => {
    const { provider, externalId } = await paid();
    const key = randomUUID();
    const first = await provider.refund({ externalId, amount: 40_000, key });
    expect(first.state).toBe('done');
    expect(await provider.refund({ externalId, amount: 40_000, key })).toEqual(first);
    expect(await provider.getRefund(first.externalId)).toEqual({ state: 'done' });
    const tooMuch = provider.refund({ externalId, amount: 8_001, key: randomUUID() });
    await expect(tooMuch).rejects.toBeInstanceOf(RefundRefused);
    expect((await provider.refund({ externalId, amount: 8_000, key: randomUUID() })).state).toBe('done');
  });

  test('pays back nothing that never came', async () => {
    const { provider } = bench();
    const { externalId } = await provider.create(anOrder());
    const refund = provider.refund({ externalId, amount: 1, key: randomUUID() });
    await expect(refund).rejects.toBeInstanceOf(RefundRefused);
    const unknown = provider.refund({ externalId: randomUUID(), amount: 1, key: randomUUID() });
    await expect(unknown).rejects.toBeInstanceOf(RefundRefused);
  });

  test('signs its webhooks, over every byte', () => {
    const { provider, webhook } = bench();
    const { body, headers, eventId } = webhook('payment-1');
    expect(provider.readWebhook(Buffer.from(body), headers)).toMatchObject({
      eventId,
      externalId: 'payment-1',
    });
    expect(() => provider.readWebhook(Buffer.from(`${body} `), headers)).toThrow(BadSignature);
    expect(() => provider.readWebhook(Buffer.from(body), {})).toThrow(BadSignature);
  });
});

describe('Stripe', () => {
  test('that does not answer as it should may be asked again', async () => {
    const { provider } = stripeBench();
    const { externalId } = await provider.create(anOrder());
    twin.misbehave(true);
    await expect(provider.get(externalId)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(provider.create(anOrder())).rejects.toBeInstanceOf(ProviderUnavailable);
    twin.misbehave(false);
    expect((await provider.get(externalId)).state).toBe('pending');
  });

  test('tells of a refund on its way, and of one that failed', async () => {
    const { provider, pay } = stripeBench();
    const { externalId } = await provider.create(anOrder());
    await pay(externalId);
    twin.refundAs('pending');
    const { externalId: refund, state } = await provider.refund({
      externalId,
      amount: 1_000,
      key: randomUUID(),
    });
    expect(state).toBe('transit');
    expect(await provider.getRefund(refund)).toEqual({ state: 'transit' });
    twin.refundAs('failed');
    const failed = provider.refund({ externalId, amount: 1_000, key: randomUUID() });
    await expect(failed).rejects.toBeInstanceOf(RefundRefused);
  });

  test('sends events that are about something else', () => {
    const { provider } = stripeBench();
    const { body, headers } = signedByStripe({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    });
    expect(provider.readWebhook(Buffer.from(body), headers)).toBeNull();
  });
});

test('the environment opens the one that it names', () => {
  const open = (payment: Parameters<typeof openPaymentProvider>[0]['payment']) =>
    openPaymentProvider(
      { payment, secret: TEST_SECRET, secondSecret: null },
      { db: database.db, clock: () => NOW },
    );
  expect(open(null)).toBeNull();
  expect(open({ provider: 'test' })?.name).toBe('test');
  expect(open(stripeConfig())?.name).toBe('stripe');
});
