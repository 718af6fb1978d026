import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { type Author, appendAll, type LockedLedger, lockLedger, lockLedgers } from '../payments/index.ts';
import { type RefundFacts, type Share, sharesOf } from './plan-refund.ts';
import { refundOver } from './refunds.errors.ts';
import { findDue, listProviderPayments, listRefundsOf } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

export interface LockedMoney {
  readonly ledger: LockedLedger;
  readonly facts: RefundFacts;
}

async function factsOf(
  db: Db,
  { booking, entries }: LockedLedger,
  provider: string | null,
  now: Date,
): Promise<RefundFacts> {
  const due = (await findDue(db, booking.id))?.due ?? 0;
  const refunds = await listRefundsOf(db, [booking.id]);
  const byProvider = await listProviderPayments(db, [booking.id], provider);
  return { due, entries, refunds, byProvider, today: zurichDate(now) };
}

/**
 * Locks a booking and reads what there is to pay back: whoever else would pay back the same money waits. Null if there is
 * no such booking.
 */
export async function lockMoney(
  tx: Tx,
  bookingId: string,
  { provider, now }: { readonly provider: string | null; readonly now: Date },
): Promise<LockedMoney | null> {
  const ledger = await lockLedger(tx, bookingId);
  return ledger && { ledger, facts: await factsOf(tx, ledger, provider, now) };
}

/** The same of several bookings, by ascending id. */
export async function lockAllMoney(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LockedMoney>> {
  const locked = new Map<string, LockedMoney>();
  for (const [id, ledger] of await lockLedgers(tx, bookingIds))
    locked.set(id, { ledger, facts: await factsOf(tx, ledger, null, now) });
  return locked;
}

/** The way, the day and the note of a refund in the ledger. */
interface Written {
  readonly method: 'bank' | 'twint' | 'card' | 'voucher';
  readonly receivedOn: string;
  readonly note: string;
}

/** Enters shares of payments as paid back. */
export const enterShares = (
  tx: Tx,
  ledger: LockedLedger,
  shares: readonly Share[],
  { method, receivedOn, note }: Written,
  author: Author,
): Promise<readonly string[]> =>
  appendAll(
    tx,
    shares.map(({ paymentId, amount }) => ({
      ledger,
      entry: { kind: 'refund', amount: -amount, method, receivedOn, note, ofId: paymentId },
    })),
    author,
  );

const wayOf = ({ way, ofPaymentId }: RefundRow, { entries }: LockedLedger): Written['method'] => {
  if (way !== 'provider') return way;
  const method = entries.find(({ id }) => id === ofPaymentId)?.method;
  return method === 'twint' ? 'twint' : 'card';
};

/**
 * Enters a refund that is done into the ledger, under the lock of its booking.
 * @throws 409 when the payments do not hold so much any more
 */
export async function enterRefund(
  tx: Tx,
  { ledger, facts }: LockedMoney,
  refund: RefundRow,
  paidOn: string,
  author: Author,
): Promise<void> {
  const { amount, ofPaymentId, reason } = refund;
  // What it reserves itself is its own to take.
  const others = facts.refunds.filter(({ id }) => id !== refund.id);
  const shares = ofPaymentId
    ? [{ paymentId: ofPaymentId, amount }]
    : sharesOf(amount, { ...facts, refunds: others });
  if (!shares) throw refundOver('not_due');
  const written = { method: wayOf(refund, ledger), receivedOn: paidOn, note: reason };
  await enterShares(tx, ledger, shares, written, author);
}
