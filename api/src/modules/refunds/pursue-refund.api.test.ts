import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { paymentIntents } from '../payment-intents/payment-intents.table.ts';
import { ProviderUnavailable, RefundRefused } from '../payment-intents/provider/payment-provider.ts';
import { payments } from '../payments/payments.table.ts';
import { failRefund, retryRefund } from './decide-refund.ts';
import { type PursuitDeps, pursueRefunds } from './pursue-refund.ts';
import { refunds } from './refunds.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Provider = NonNullable<PursuitDeps['provider']>;

/** A provider that pays back once per key, and keeps what it was asked for. */
function aProvider(changes: Partial<Provider> = {}) {
  const made = new Map<string, string>();
  const keys: string[] = [];
  const provider: Provider = {
    name: 'test',
    refund: async ({ key }) => {
      keys.push(key);
      if (!made.has(key)) made.set(key, `re_${randomUUID()}`);
      return { externalId: made.get(key) ?? '', state: 'done' };
    },
    getRefund: async () => ({ state: 'done' }),
    ...changes,
  };
  return { provider, made, keys };
}

/** A booking that was paid by TWINT and called off, with a refund that waits for the provider. */
async function aWaiting() {
  const { iri } = await insertBookableEvent(t.db);
  const booking = await bookAs(await t.as('gast'), iri);
  const bookingId = booking.id;
  const paid = {
    bookingId,
    kind: 'payment',
    amount: PRICE,
    method: 'twint',
    receivedOn: '2026-02-01',
  } as const;
  const [payment] = await t.db.insert(payments).values(paid).returning();
  await t.db.insert(paymentIntents).values({
    provider: 'test',
    externalId: `pi_${randomUUID()}`,
    bookingId,
    method: 'twint',
    amount: PRICE,
    state: 'confirmed',
    paymentId: payment?.id ?? '',
    expiresAt: NOW,
  });
  await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, bookingId));
  const [refund] = await t.db
    .insert(refunds)
    .values({ bookingId, amount: PRICE, way: 'provider', ofPaymentId: payment?.id ?? '', reason: 'Abgesagt' })
    .returning();
  return { booking, refundId: refund?.id ?? '' };
}

let now = NOW.getTime();
const later = () => {
  now += 3_600_000;
};
const run = (provider: Provider) => pursueRefunds({ db: t.db, clock: () => new Date(now), provider });
const stored = async (id: string) => (await t.db.select().from(refunds).where(eq(refunds.id, id)))[0];
const ledgerOf = (bookingId: string) =>
  t.db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(payments.sequence);

describe('a refund by the provider', () => {
  test('is done at once, stands in the ledger, and the guest is told', async () => {
    const { booking, refundId } = await aWaiting();
    const { provider, made } = aProvider();
    await Promise.all([run(provider), run(provider)]);
    expect(made.size).toBe(1);
    expect(await stored(refundId)).toMatchObject({ state: 'done', lastError: null });
    expect((await ledgerOf(booking.id)).at(-1)).toMatchObject({
      kind: 'refund',
      amount: -PRICE,
      method: 'twint',
    });
    const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.about, booking['@id']));
    expect(mails.filter(({ template }) => template === 'refund_sent')).toHaveLength(1);
  });

  test('that takes its time is asked about until it is done', async () => {
    const { booking, refundId } = await aWaiting();
    const { provider } = aProvider({
      refund: async () => ({ externalId: `re_${booking.id}`, state: 'transit' }),
    });
    await run(provider);
    expect(await stored(refundId)).toMatchObject({ state: 'transit' });
    expect(await ledgerOf(booking.id)).toHaveLength(1);
    later();
    await run(provider);
    expect(await stored(refundId)).toMatchObject({ state: 'done' });
    expect(await ledgerOf(booking.id)).toHaveLength(2);
  });

  test('whose answer is lost is asked for by the same key, so that the provider pays once', async () => {
    const { booking, refundId } = await aWaiting();
    const { provider, made, keys } = aProvider();
    const losing: Provider = {
      ...provider,
      refund: async (asked) => {
        await provider.refund(asked);
        throw new ProviderUnavailable('Keine Antwort');
      },
    };
    await run(losing);
    expect(await stored(refundId)).toMatchObject({ state: 'created', lastError: 'Keine Antwort' });
    later();
    await run(provider);
    expect([new Set(keys).size, made.size]).toEqual([1, 1]);
    expect(await stored(refundId)).toMatchObject({ state: 'done' });
    expect(await ledgerOf(booking.id)).toHaveLength(2);
  });

  test('that is refused says why, and another try is another refund for the provider', async () => {
    const { refundId } = await aWaiting();
    const refusing = aProvider({
      refund: async () => {
        throw new RefundRefused('Zu spät für TWINT');
      },
    });
    await run(refusing.provider);
    expect(await stored(refundId)).toMatchObject({
      state: 'failed',
      lastError: 'Zu spät für TWINT',
      attempts: 1,
    });
    later();
    await run(refusing.provider);
    expect(await stored(refundId)).toMatchObject({ attempts: 1 });
    const answer = await (await t.as('admin'))({
      method: 'POST',
      url: `/api/refunds/${refundId}/retry`,
      payload: {},
    });
    expect(answer.json()).toMatchObject({ state: 'created', lastError: null });
    const { provider, keys } = aProvider();
    await run(provider);
    expect(keys).toEqual([`${refundId}-1`]);
    expect(await stored(refundId)).toMatchObject({ state: 'done' });
  });

  test('that cannot be kept holds up none of the others', async () => {
    const [first, second, third] = [await aWaiting(), await aWaiting(), await aWaiting()];
    const named = ['re_a', 're_a', 're_b'].map((name) => `${name}_${first.refundId}`);
    const { provider } = aProvider({
      refund: async () => ({ externalId: named.shift() ?? '', state: 'done' }),
    });
    await expect(run(provider)).rejects.toThrow('Refunds could not be pursued.');
    const states = [first, second, third].map(async ({ refundId }) => (await stored(refundId))?.state);
    expect(await Promise.all(states)).toEqual(['done', 'created', 'done']);
    later();
    await run(aProvider().provider);
    expect(await stored(second.refundId)).toMatchObject({ state: 'done' });
  });

  test('that its provider does not take is given up by the office after a day, and tried again by the same key', async () => {
    const { booking, refundId } = await aWaiting();
    const { provider, made, keys } = aProvider();
    const silent: Provider = {
      ...provider,
      refund: async (asked) => {
        await provider.refund(asked);
        throw new ProviderUnavailable('Keine Antwort');
      },
    };
    const author = () => ({ actor: null, now: new Date(now) });
    const giveUp = () =>
      t.db.transaction((tx) => failRefund(tx, refundId, { reason: 'Nicht angekommen' }, author()));
    await t.db
      .update(refunds)
      .set({ createdAt: new Date(now) })
      .where(eq(refunds.id, refundId));
    await expect(giveUp()).rejects.toMatchObject({ status: 409 });
    now += 24 * 3_600_000;
    const whileAsked: Provider = {
      ...silent,
      refund: async (asked) => {
        await expect(giveUp()).rejects.toMatchObject({ status: 409 });
        return silent.refund(asked);
      },
    };
    await run(whileAsked);
    await giveUp();
    expect(await stored(refundId)).toMatchObject({ state: 'failed', lastError: 'Nicht angekommen' });
    later();
    await run(provider);
    expect(await ledgerOf(booking.id)).toHaveLength(1);
    await t.db.transaction((tx) => retryRefund(tx, refundId, {}, author()));
    await run(provider);
    expect(await stored(refundId)).toMatchObject({ state: 'done' });
    expect([new Set(keys).size, made.size]).toEqual([1, 1]);
  });

  test('is not asked of a provider that did not take the payment', async () => {
    const { refundId } = await aWaiting();
    const { provider, made } = aProvider({ name: 'stripe' });
    await run(provider);
    expect(made.size).toBe(0);
    expect(await stored(refundId)).toMatchObject({ state: 'created', lastError: null });
    later();
    await run(aProvider().provider);
    expect(await stored(refundId)).toMatchObject({ state: 'done' });
  });

  test('without the same key a lost answer would pay back twice', async () => {
    await aWaiting();
    const { provider, made } = aProvider();
    const forgetful: Provider = {
      ...provider,
      refund: async (asked) => {
        const answer = await provider.refund({ ...asked, key: randomUUID() });
        if (made.size === 1) throw new ProviderUnavailable('Keine Antwort');
        return answer;
      },
    };
    await run(forgetful);
    later();
    await run(forgetful);
    expect(made.size).toBe(2);
  });
});
