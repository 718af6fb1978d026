import { type Rappen, voucherStandingOf, voucherValidUntil, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import {
  appendVoucherEntry,
  findPaidBackPayment,
  findRedemption,
  findReplacement,
  lockVoucher,
  updateVoucher,
} from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

export interface Returning {
  /** The entry `refund` of the booking's ledger that the caller has written, by way of `voucher`. */
  readonly paymentId: string;
  readonly amount: Rappen;
  readonly now: Date;
  /** Only a test passes another one, which replaces the voucher while its lock is waited for. */
  readonly lock?: typeof lockVoucher;
}

/** Locks the voucher, or the last one that replaced it after a loss: whoever replaces one holds its lock, so it is asked under it. */
async function lockInForce(tx: Tx, id: string, lock: typeof lockVoucher): Promise<VoucherRow> {
  const voucher = await lock(tx, id);
  if (!voucher) throw new Error('The voucher of this payment is gone.');
  const replacement = await findReplacement(tx, id);
  return replacement ? lockInForce(tx, replacement, lock) : voucher;
}

/** The years for which one that had expired is valid again. */
const YEARS_AGAIN = 1;

/**
 * Puts back on a voucher what a booking gets back of it (docs/domain/payments.md#vouchers). The same refund never comes
 * back twice: its entry is unique.
 */
export async function returnToVoucher(
  tx: Tx,
  { paymentId, amount, now, lock = lockVoucher }: Returning,
): Promise<void> {
  const redemption = await findRedemption(tx, await findPaidBackPayment(tx, paymentId));
  if (!redemption) throw new Error('This payment did not come from a voucher.');
  const voucher = await lockInForce(tx, redemption.voucherId, lock);
  const today = zurichDate(now);
  await appendVoucherEntry(tx, {
    voucherId: voucher.id,
    kind: 'return',
    amount,
    bookedOn: today,
    bookingId: redemption.bookingId,
    paymentId,
    createdAt: now,
  });
  if (voucherStandingOf({ ...voucher, balance: voucher.balance + amount }, today) !== 'expired') return;
  await updateVoucher(tx, voucher.id, { validUntil: voucherValidUntil(today, YEARS_AGAIN) });
}
