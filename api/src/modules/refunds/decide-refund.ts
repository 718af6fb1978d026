import type { RefundFailure, RefundRetry } from '@firn/shared-contracts/api';
import { mayGiveUp } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import type { Author } from '../payments/index.ts';
import { leftOf } from './plan-refund.ts';
import { readAccount } from './read-account.ts';
import { lockMoney } from './refund-money.ts';
import { isBeingAsked } from './refund-terms.ts';
import { refundNotFound, refundOver } from './refunds.errors.ts';
import { findRefund, lockRefund, updateRefund } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

/** Decides about a refund. */
export type DecideRefund = (tx: Tx, id: string, author: Author) => Promise<void>;

/** Locks the booking of a refund, then the refund. @throws 404 */
async function lockBoth(tx: Tx, id: string, { now }: Author) {
  await limitLockWaits(tx);
  const known = await findRefund(tx, id);
  const money = known && (await lockMoney(tx, known.bookingId, { provider: null, now }));
  const refund = await lockRefund(tx, id);
  if (!money || !refund) throw refundNotFound();
  return { money, refund };
}

const record = (tx: Tx, { id, state }: RefundRow, to: RefundRow['state'], { actor, now: at }: Author) =>
  recordAudit(tx, {
    actor,
    action: `refund.${to}`,
    entity: 'refund',
    entityId: id,
    diff: { state: { from: state, to } },
    at,
  });

/**
 * Says that a refund did not reach its guest, or is not to be made: its money can be paid back in another way. One that is
 * tried again at its provider keeps its key, so that a provider which made it after all makes no second one.
 * @throws 404; 409 when it has ended, or while the provider has it in hand or is asked about it
 */
export async function failRefund(
  tx: Tx,
  id: string,
  { reason }: RefundFailure,
  author: Author,
): Promise<void> {
  const { refund } = await lockBoth(tx, id, author);
  if (!mayGiveUp(refund, author.now)) throw refundOver('moved');
  if (isBeingAsked(refund, author.now)) throw refundOver('asked');
  await record(tx, refund, 'failed', author);
  await updateRefund(tx, refund, {
    state: 'failed',
    lastError: reason.trim(),
    orderId: null,
    nextAttemptAt: null,
  });
}

/** @throws 422 for an account of which the bank knows nothing, and without one where that of a deleted guest is gone */
function accountOf(refund: RefundRow, { iban, accountHolder }: RefundRetry) {
  const isKept = iban === undefined && accountHolder === undefined && refund.iban !== null;
  if (refund.way !== 'bank' || isKept) return {};
  const read = readAccount({
    iban: iban ?? refund.iban ?? '',
    accountHolder: accountHolder ?? refund.accountHolder ?? '',
  });
  if ('violations' in read) throw invalid(read.violations);
  return read.account;
}

/**
 * Makes a refund again that failed.
 * @throws 404; 409 when it has not, or when so much is not due any more; 422 for an account
 */
export async function retryRefund(tx: Tx, id: string, body: RefundRetry, author: Author): Promise<void> {
  const { money, refund } = await lockBoth(tx, id, author);
  if (refund.state !== 'failed') throw refundOver('moved');
  if (refund.amount > leftOf(money.facts)) throw refundOver('not_due');
  const account = accountOf(refund, body);
  await record(tx, refund, 'created', author);
  await updateRefund(tx, refund, { state: 'created', ...account, lastError: null, nextAttemptAt: null });
}
