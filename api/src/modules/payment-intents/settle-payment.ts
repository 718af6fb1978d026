import { type PaymentWay, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Booked, limitLockWaits } from '../bookings/index.ts';
import { mayBecome } from './payment-intents.domain.ts';
import {
  endIntent,
  isKnown,
  keepEvent,
  type LockedIntent,
  type LockIntent,
  lockIntent,
  type ProviderKey,
} from './payment-intents.repository.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider/payment-provider.ts';
import { receiveMoney } from './receive-money.ts';

/** A voucher that was bought is paid: it becomes good, in the transaction that takes the money. */
export type SettleVoucher = (
  tx: Tx,
  voucherId: string,
  paid: { readonly amount: Rappen; readonly method: PaymentWay; readonly at: Date },
) => Promise<unknown>;

export interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  /** Origin of the links in mails. */
  readonly origin: string;
  readonly booked: Booked;
  readonly settleVoucher: SettleVoucher;
  /** Only a test passes another one, to show that this lock keeps money from counting twice. */
  readonly lock?: LockIntent;
}

async function takeIn(
  tx: Tx,
  deps: SettleDeps,
  { intent, ledger, eventId }: LockedIntent,
  amount: Rappen,
): Promise<string | null> {
  const { method, voucherId } = intent;
  const at = deps.clock();
  if (voucherId) {
    await deps.settleVoucher(tx, voucherId, { amount, method, at });
    return null;
  }
  if (!ledger || !eventId) throw new Error(`The attempt ${intent.id} is for nothing.`);
  const money = { amount, method, receivedOn: zurichDate(at) };
  return receiveMoney(tx, deps, { ledger, eventId, money, at });
}

/** What the provider says of a payment becomes ours, under its locks; what it has said before changes nothing. */
async function settleLocked(
  tx: Tx,
  deps: SettleDeps,
  locked: LockedIntent,
  { state, amount, failure }: ProviderPayment,
): Promise<void> {
  const { intent } = locked;
  if (state === 'pending' || !mayBecome(intent.state, state)) return;
  const endedAt = deps.clock();
  if (state !== 'confirmed') {
    await endIntent(tx, intent.id, { state, failure: failure ?? null, endedAt });
    return;
  }
  const paymentId = await takeIn(tx, deps, locked, amount);
  await endIntent(tx, intent.id, { state, paymentId, endedAt });
}

/**
 * Asks the provider what became of a payment, and lets it count (docs/domain/payments.md#webhooks). The same event counts
 * once, and so does the same payment, whoever tells of it: it is looked at again under its lock.
 * @throws ProviderUnavailable; a lock that is not had in time. Then nothing has changed, and the same may be asked again.
 */
export async function settlePayment(
  deps: SettleDeps,
  externalId: string,
  event: ProviderEvent | null = null,
): Promise<void> {
  const { db, clock, provider, lock = lockIntent } = deps;
  const key: ProviderKey = { provider: provider.name, externalId };
  if (!(await isKnown(db, key))) return;
  const said = await provider.get(externalId);
  await db.transaction(async (tx) => {
    await limitLockWaits(tx);
    if (event && !(await keepEvent(tx, provider.name, event, clock()))) return;
    const locked = await lock(tx, key);
    if (locked) await settleLocked(tx, deps, locked, said);
  });
}
