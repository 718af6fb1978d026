import { type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import {
  appendVoucherEntry,
  findPaidBackPayment,
  findRedemption,
  findReplacement,
  lockVoucher,
} from './vouchers.repository.ts';

export interface Returning {
  /** The entry `refund` of the booking's ledger that the caller has written, by way of `voucher`. */
  readonly paymentId: string;
  readonly amount: Rappen;
  readonly now: Date;
}

/** The voucher, or the last one that replaced it after a loss. */
async function inForce(tx: Tx, id: string): Promise<string> {
  const replacement = await findReplacement(tx, id);
  return replacement ? inForce(tx, replacement) : id;
}

/**
 * Puts back on a voucher what a booking gets back of it (docs/domain/payments.md#vouchers). The same refund never comes
 * back twice: its entry is unique.
 */
export async function returnToVoucher(tx: Tx, { paymentId, amount, now }: Returning): Promise<void> {
  const redemption = await findRedemption(tx, await findPaidBackPayment(tx, paymentId));
  if (!redemption) throw new Error('This payment did not come from a voucher.');
  const voucher = await lockVoucher(tx, await inForce(tx, redemption.voucherId));
  if (!voucher) throw new Error('The voucher of this payment is gone.');
  await appendVoucherEntry(tx, {
    voucherId: voucher.id,
    kind: 'return',
    amount,
    bookedOn: zurichDate(now),
    bookingId: redemption.bookingId,
    paymentId,
    createdAt: now,
  });
}
