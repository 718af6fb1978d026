import { type PaymentWay, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { putAmount, recordVoucher } from './issue-voucher.ts';
import { VOUCHER_FILE } from './print-voucher.ts';
import { findOfferTitle } from './voucher-offer.read-model.ts';
import { voucherOrderedMail } from './vouchers.mails.ts';
import { lockVoucher, updateVoucher } from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

export interface Settlement {
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly at: Date;
}

/** Tells who bought it, where the paper goes to somebody else or only later, and brings them one of their own. */
async function tellBuyer(tx: Tx, voucher: VoucherRow, at: Date): Promise<void> {
  const { id, buyerEmail: recipient, deliverTo, deliverOn, offerId } = voucher;
  if (!recipient || !(deliverTo || deliverOn)) return;
  const offerTitle = offerId && (await findOfferTitle(tx, offerId));
  const mail = voucherOrderedMail({ ...voucher, offerTitle }, await readLetterhead(tx));
  const attachments = [{ documentId: id, fileName: VOUCHER_FILE, made: 'voucher' }] as const;
  const envelope = { template: 'voucher_ordered', recipient, about: iri('vouchers', id), attachments };
  await queueMail(tx, { ...mail, ...envelope }, at);
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
  await tellBuyer(tx, voucher, at);
  return true;
}
