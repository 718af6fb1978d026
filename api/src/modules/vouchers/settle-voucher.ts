import { type PaymentWay, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { putAmount, recordVoucher } from './issue-voucher.ts';
import { lockVoucher, updateVoucher } from './vouchers.repository.ts';

export interface Settlement {
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly at: Date;
}

/**
 * Money has come for a voucher that was bought: it holds from now on. False where it was paid before, or where less came
 * than it costs: that money is not for it.
 */
export async function settleVoucher(
  tx: Tx,
  voucherId: string,
  { amount, method, at }: Settlement,
): Promise<boolean> {
  const voucher = await lockVoucher(tx, voucherId);
  if (voucher?.state !== 'draft' || amount < voucher.amount) return false;
  const paid = { paid: amount, paidBy: method, paidOn: zurichDate(at) };
  await updateVoucher(tx, voucherId, { state: 'active', ...paid });
  await putAmount(tx, voucher, { now: at });
  await recordVoucher(tx, voucher, 'issue', { actor: null, at });
  return true;
}
