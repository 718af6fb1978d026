import type { VoucherCreate } from '@firn/shared-contracts/api';
import { type LocalDate, voucherStandingOf, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { issueVoucher, recordVoucher } from './issue-voucher.ts';
import { presentOf, requirePresent } from './present.ts';
import { voucherNotFound, voucherOver } from './vouchers.errors.ts';
import { appendVoucherEntry, lockVoucher, updateVoucher } from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** Somebody of the office, and when. */
export interface Clerk {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** The day on which it was paid; null for one that is given away. @throws 422 for a day that is still to come. */
function paidOnOf({ paidBy, paidOn }: VoucherCreate, today: LocalDate): LocalDate | null {
  if (paidBy === null) return null;
  if (paidOn && paidOn > today)
    throw invalid([{ propertyPath: 'paidOn', message: 'Dieser Tag kommt erst noch.' }]);
  return paidOn ?? today;
}

/** Issues a voucher that was paid by bank or cash, or is given away. @throws 422 */
export async function issueByHand(tx: Tx, body: VoucherCreate, { actor, now }: Clerk): Promise<VoucherRow> {
  const today = zurichDate(now);
  const paidOn = paidOnOf(body, today);
  await requirePresent(tx, body, today);
  const given = {
    ...presentOf(body),
    origin: 'office',
    note: body.note?.trim() ?? '',
    ...(body.paidBy && { paid: body.amount, paidBy: body.paidBy, paidOn }),
    createdById: authorIdOf(actor),
    now,
  } as const;
  return issueVoucher(tx, given, actor);
}

interface Blocking extends Clerk {
  readonly reason: string;
}

/** Locks a voucher from which its money may be taken; what has come back to a blocked one waits there to be taken. */
async function lockHolding(tx: Tx, id: string, now: Date): Promise<VoucherRow> {
  const voucher = await lockVoucher(tx, id);
  if (!voucher) throw voucherNotFound();
  const standing = voucherStandingOf(voucher, zurichDate(now));
  const holds =
    standing === 'active' || standing === 'expired' || (standing === 'blocked' && voucher.balance > 0);
  if (!holds) throw voucherOver(standing);
  return voucher;
}

/**
 * Blocks a voucher; what is left leaves it.
 * @throws 404; 409 voucher-over for one that is used up, not paid for, or blocked with nothing left on it.
 */
export async function blockVoucher(
  tx: Tx,
  id: string,
  { reason, actor, now }: Blocking,
): Promise<VoucherRow> {
  const voucher = await lockHolding(tx, id, now);
  await updateVoucher(tx, id, { state: 'blocked' });
  await appendVoucherEntry(tx, {
    voucherId: id,
    kind: 'block',
    amount: -voucher.balance,
    bookedOn: zurichDate(now),
    note: reason,
    createdById: authorIdOf(actor),
    createdAt: now,
  });
  const diff = { amount: { from: voucher.balance, to: 0 }, reason: { from: null, to: reason } };
  await recordVoucher(tx, voucher, 'block', { actor, at: now, diff });
  return voucher;
}

/**
 * Replaces a voucher that was lost: the lost one is blocked, what was left of it moves over, and its last day stays.
 * @throws as `blockVoucher`.
 */
export async function reissueVoucher(tx: Tx, id: string, blocking: Blocking): Promise<VoucherRow> {
  const lost = await blockVoucher(tx, id, blocking);
  const { validUntil, picture, recipientName, message, offerId, buyerName, buyerEmail, deliverTo } = lost;
  const kept = { validUntil, picture, recipientName, message, offerId, buyerName, buyerEmail, deliverTo };
  const { actor, now, reason } = blocking;
  const author = { createdById: authorIdOf(actor), now, note: reason };
  return issueVoucher(
    tx,
    { ...kept, ...author, origin: 'reissue', amount: lost.balance, replacesId: id },
    actor,
  );
}
