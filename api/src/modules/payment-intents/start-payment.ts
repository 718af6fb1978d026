import type { Rappen } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { pageUntil } from './payment-intents.domain.ts';
import { providerAway } from './payment-intents.errors.ts';
import { endIntent, insertIntent, openIntent } from './payment-intents.repository.ts';
import type { PaymentIntentRow } from './payment-intents.table.ts';
import { type OnlineMethod, type PaymentProvider, ProviderUnavailable } from './provider/payment-provider.ts';

export interface PayingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

/** The object of a payment: a booking, or a voucher that somebody buys. */
export type PaymentSubject = { readonly bookingId: string } | { readonly voucherId: string };

export interface PaymentToStart {
  readonly subject: PaymentSubject;
  readonly amount: Rappen;
  readonly method: OnlineMethod;
}

/** The pay page as its guest sees it. */
export interface PageWords {
  readonly description: string;
  /** The address to which the pay page leads back. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  readonly id: string;
  /** The pay page. */
  readonly redirectUrl: string;
}

/** Writes an attempt to pay. The provider is not asked yet: nobody waits for it inside a transaction. */
export function beginAttempt(
  tx: Db,
  { subject, amount, method }: PaymentToStart,
  { provider, now }: { readonly provider: PaymentProvider; readonly now: Date },
): Promise<PaymentIntentRow> {
  const times = { createdAt: now, expiresAt: pageUntil(now) };
  return insertIntent(tx, { ...subject, provider: provider.name, amount, method, ...times });
}

/**
 * Opens the pay page of an attempt; `finish` runs in the transaction that stores its address. An attempt whose process
 * dies before that has no page, and the job ends it.
 * @throws Problem 503 when the provider does not answer.
 */
export async function openPayPage<T>(
  { db, clock, provider }: PayingDeps,
  { id, amount, method, expiresAt }: PaymentIntentRow,
  words: PageWords,
  finish: (tx: Tx, started: StartedPayment) => Promise<T>,
): Promise<T> {
  try {
    const order = { id, amount, method: method as OnlineMethod, expiresAt, ...words };
    const page = await provider.create(order);
    return await db.transaction(async (tx) => {
      await openIntent(tx, id, page);
      return finish(tx, { id, redirectUrl: page.redirectUrl });
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    await endIntent(db, id, { state: 'failed', failure: error.message, endedAt: clock() });
    throw providerAway(error);
  }
}

/**
 * Begins to take money online (docs/domain/payments.md#payment-page). What has been paid is settled by `settlePayment`.
 * @throws Problem 503 when the provider does not answer.
 */
export async function startPayment(
  deps: PayingDeps,
  payment: PaymentToStart,
  words: PageWords,
): Promise<StartedPayment> {
  const { db, clock, provider } = deps;
  const attempt = await beginAttempt(db, payment, { provider, now: clock() });
  return openPayPage(deps, attempt, words, async (_tx, started) => started);
}
