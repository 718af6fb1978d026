import { type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { append, lockLedger, refundableOf } from '../payments/index.ts';
import { readOverpaid } from './overpaid.read-model.ts';
import { returnToVoucher } from './return-to-voucher.ts';
import { lockVouchersOf } from './vouchers.repository.ts';

export interface GivingBack {
  readonly bookingId: string;
  readonly actor: Actor | null;
  readonly now: Date;
}

/**
 * Puts back on its vouchers what a booking was paid too much, as far as it came from them (docs/domain/payments.md#vouchers);
 * returns how much that is. The caller holds the lock of the event or of the booking.
 */
export async function giveBackToVouchers(tx: Tx, { bookingId, actor, now }: GivingBack): Promise<Rappen> {
  let left = await readOverpaid(tx, bookingId);
  let returned = 0;
  const before = left > 0 ? await lockLedger(tx, bookingId) : null;
  if (before) await lockVouchersOf(tx, bookingId);
  for (const entry of before?.entries ?? []) {
    const most = entry.method === 'voucher' ? refundableOf(entry, before?.entries ?? []) : 0;
    const amount = Math.min(most, left);
    const ledger = amount > 0 ? await lockLedger(tx, bookingId) : null;
    if (!ledger) continue;
    const refund = { method: 'voucher', receivedOn: zurichDate(now), note: null, ofId: entry.id } as const;
    const { id } = await append(tx, ledger, { kind: 'refund', amount: -amount, ...refund }, { actor, now });
    await returnToVoucher(tx, { paymentId: id, amount, now });
    left -= amount;
    returned += amount;
  }
  return returned;
}
