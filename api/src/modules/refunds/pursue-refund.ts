import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { workThrough } from '../../lib/work-through.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { RefundRefused } from '../payment-intents/index.ts';
import type { RefundDeps } from './refund-deps.ts';
import { enterRefund, lockMoney } from './refund-money.ts';
import { AGAIN_MS, CLAIM_MS } from './refund-terms.ts';
import {
  claimRefund,
  findExternalPayment,
  listWaiting,
  lockRefund,
  updateRefund,
} from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';
import { tellGuest } from './tell-guest.ts';

/** Everything that taking a refund further needs. */
export type PursuitDeps = Pick<RefundDeps, 'db' | 'clock' | 'provider'>;

type Provider = NonNullable<RefundDeps['provider']>;

/** The answer of the provider about a refund. */
type Said =
  | { readonly state: 'transit' | 'done'; readonly externalId: string }
  | { readonly state: 'failed'; readonly failure: string }
  | { readonly state: 'unknown'; readonly failure: string };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The same refund has the same key however often it is asked for, so that a provider that made it and whose answer was
 * lost makes no second one. One that was refused is another.
 */
const keyOf = ({ id, attempts }: RefundRow): string => `${id}-${attempts}`;

async function askProvider(provider: Provider, refund: RefundRow, paymentId: string): Promise<Said> {
  try {
    if (refund.externalId === null) {
      const { amount } = refund;
      return await provider.refund({ externalId: paymentId, amount, key: keyOf(refund) });
    }
    const { state, failure } = await provider.getRefund(refund.externalId);
    if (state === 'failed') return { state, failure: failure ?? 'Der Anbieter nennt keinen Grund.' };
    return { state, externalId: refund.externalId };
  } catch (error) {
    return { state: error instanceof RefundRefused ? 'failed' : 'unknown', failure: messageOf(error) };
  }
}

/** Keeps what the provider said, and enters what is done into the ledger, once whoever is faster. */
async function keepAnswer(tx: Tx, refund: RefundRow, said: Said, now: Date): Promise<void> {
  await limitLockWaits(tx);
  const money = await lockMoney(tx, refund.bookingId, { provider: null, now });
  const row = await lockRefund(tx, refund.id);
  if (!money || !row || row.state !== refund.state) return;
  const nextAttemptAt = new Date(now.getTime() + AGAIN_MS);
  if (said.state === 'unknown') return updateRefund(tx, row, { lastError: said.failure, nextAttemptAt });
  if (said.state === 'failed') {
    const failed = { state: 'failed', lastError: said.failure, externalId: null } as const;
    return updateRefund(tx, row, { ...failed, attempts: row.attempts + 1, nextAttemptAt: null });
  }
  const { state, externalId } = said;
  if (row.state === 'created') await tellGuest(tx, row, now);
  if (state === 'done') await enterRefund(tx, money, row, zurichDate(now), { actor: null, now });
  const ended = state === 'done' ? { nextAttemptAt: null, endedAt: now } : { nextAttemptAt };
  await updateRefund(tx, row, { state, externalId, lastError: null, ...ended });
}

/**
 * Takes one refund further with its provider (docs/domain/payments.md#refunds). Whoever dies in between leaves it to the
 * next run, which asks for the same again.
 */
export async function pursueRefund({ db, clock, provider }: PursuitDeps, id: string): Promise<void> {
  if (!provider) return;
  const now = clock();
  const refund = await claimRefund(db, id, new Date(now.getTime() + CLAIM_MS), now);
  const paymentId = refund?.ofPaymentId && (await findExternalPayment(db, refund.ofPaymentId, provider.name));
  if (!refund || !paymentId) return;
  const said = await askProvider(provider, refund, paymentId);
  await db.transaction((tx) => keepAnswer(tx, refund, said, clock()));
}

/** The job: every refund that waits for its provider. A booking that is busy is left to the next run. */
export async function pursueRefunds(deps: PursuitDeps): Promise<void> {
  const waiting = await listWaiting(deps.db, deps.clock());
  await workThrough(waiting, (id) => pursueRefund(deps, id), 'Refunds could not be pursued.');
}
