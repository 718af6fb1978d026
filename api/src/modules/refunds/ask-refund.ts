import type { RefundRequest } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { bookingNotFound, limitLockWaits } from '../bookings/index.ts';
import type { Author } from '../payments/index.ts';
import { issueVoucher, lockVouchersOf, returnToVoucher } from '../vouchers/index.ts';
import { leftOf, planRefund, type Share } from './plan-refund.ts';
import { type Account, readAccount } from './read-account.ts';
import { enterRefund, enterShares, type LockedMoney, lockMoney } from './refund-money.ts';
import { refundOver } from './refunds.errors.ts';
import { findDue, insertRefund, updateRefund } from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';

interface Asking {
  readonly money: LockedMoney;
  readonly reason: string;
  readonly author: Author;
}

/** What was paid by voucher returns to it, at once. */
async function returnToVouchers(tx: Tx, asking: Asking, shares: readonly Share[]): Promise<void> {
  const { money, reason, author } = asking;
  const receivedOn = zurichDate(author.now);
  const written = { method: 'voucher', receivedOn, note: reason } as const;
  if (shares.length > 0) await lockVouchersOf(tx, money.ledger.booking.id);
  const ids = await enterShares(tx, money.ledger, shares, written, author);
  for (const [index, { amount }] of shares.entries())
    await returnToVoucher(tx, { paymentId: ids[index] ?? '', amount, now: author.now });
}

const newRefund = ({ money, reason, author }: Asking) => ({
  bookingId: money.ledger.booking.id,
  reason,
  createdById: authorIdOf(author.actor),
  createdAt: author.now,
});

/** Issues a voucher for money that goes back: that is done at once. */
async function giveVoucher(tx: Tx, asking: Asking, amount: number): Promise<RefundRow> {
  const { money, author } = asking;
  const { booking } = money.ledger;
  const guest = await findDue(tx, booking.id);
  if (!guest) throw bookingNotFound();
  const row = await insertRefund(tx, { ...newRefund(asking), amount, way: 'voucher' });
  const given = {
    origin: 'refund',
    amount,
    buyerName: fullNameOf(guest),
    buyerEmail: guest.email,
    note: `Rückerstattung von ${booking.number}`,
    createdById: authorIdOf(author.actor),
    now: author.now,
  } as const;
  const voucher = await issueVoucher(tx, given, author.actor);
  await enterRefund(tx, money, row, zurichDate(author.now), author);
  await updateRefund(tx, row, { state: 'done', voucherId: voucher.id, endedAt: author.now });
  return row;
}

/** @throws 422 without an account of which the bank knows */
function requireAccount(body: RefundRequest): Account {
  const read = readAccount(body);
  if ('violations' in read) throw invalid(read.violations);
  return read.account;
}

interface AskedRefund {
  readonly bookingId: string;
  /** Name of the one that is connected. */
  readonly provider: string | null;
  readonly body: RefundRequest;
}

/**
 * Pays all back that is left of a booking, as its guest or the office wishes (docs/domain/payments.md#refunds).
 * @returns the refunds that the provider makes, once this transaction has ended.
 * @throws 404; 409 when nothing is left; 422 for an account
 */
export async function askRefund(
  tx: Tx,
  { bookingId, provider, body }: AskedRefund,
  author: Author,
): Promise<readonly string[]> {
  await limitLockWaits(tx);
  const money = await lockMoney(tx, bookingId, { provider, now: author.now });
  if (!money) throw bookingNotFound();
  if (leftOf(money.facts) === 0) throw refundOver('nothing');
  const plan = planRefund(money.facts, body.wish);
  const isByBank = body.wish !== 'voucher' && plan.rest > 0;
  const account = isByBank ? requireAccount(body) : null;
  const asking = { money, reason: body.reason?.trim() || 'Rückerstattung', author };
  await returnToVouchers(tx, asking, plan.toVouchers);
  const made: RefundRow[] = [];
  for (const { paymentId, amount } of plan.byProvider) {
    const refund = { ...newRefund(asking), amount, way: 'provider', ofPaymentId: paymentId } as const;
    made.push(await insertRefund(tx, refund));
  }
  if (account)
    made.push(await insertRefund(tx, { ...newRefund(asking), ...account, amount: plan.rest, way: 'bank' }));
  if (body.wish === 'voucher' && plan.rest > 0) made.push(await giveVoucher(tx, asking, plan.rest));
  for (const { id, amount, way } of made)
    await recordAudit(tx, {
      actor: author.actor,
      action: 'refund.create',
      entity: 'refund',
      entityId: id,
      label: money.ledger.booking.number,
      diff: { way: { from: null, to: way }, amount: { from: null, to: amount } },
      at: author.now,
    });
  return made.filter(({ way }) => way === 'provider').map(({ id }) => id);
}
