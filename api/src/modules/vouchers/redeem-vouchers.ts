import type { AskedVoucher } from '@firn/shared-contracts/api';
import { type Rappen, shareOfVouchers, voucherStandingOf, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { append, lockLedger } from '../payments/index.ts';
import { refusalOf, vouchersRefused } from './vouchers.errors.ts';
import { appendVoucherEntry, lockVouchersByCode } from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** A booking that somebody pays with vouchers, in the transaction that writes it. */
export interface Redeeming {
  readonly bookingId: string;
  readonly owed: Rappen;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** Pays with vouchers that the caller has locked, as far as they reach; returns how much that is. */
export async function payWithVouchers(
  tx: Tx,
  rows: readonly VoucherRow[],
  { bookingId, owed, actor, now }: Redeeming,
): Promise<Rappen> {
  const today = zurichDate(now);
  let paid = 0;
  for (const { id, redeemed } of shareOfVouchers(rows, owed)) {
    if (redeemed === 0) continue;
    const ledger = await lockLedger(tx, bookingId);
    if (!ledger) throw new Error('The booking is gone.');
    const entry = { amount: redeemed, method: 'voucher', receivedOn: today, note: null } as const;
    const payment = await append(tx, ledger, { kind: 'payment', ...entry }, { actor, now });
    await appendVoucherEntry(tx, {
      voucherId: id,
      kind: 'redemption',
      amount: -redeemed,
      bookedOn: today,
      bookingId,
      paymentId: payment.id,
      createdAt: now,
    });
    paid += redeemed;
  }
  return paid;
}

/**
 * Redeems codes for a booking under the locks of their vouchers (docs/domain/payments.md#vouchers).
 * @throws 422 for a code that pays nothing any more.
 */
export async function redeemVouchers(
  tx: Tx,
  codes: readonly AskedVoucher[],
  redeeming: Redeeming,
): Promise<Rappen> {
  const rows = await lockVouchersByCode(
    tx,
    codes.map(({ code }) => code),
  );
  const today = zurichDate(redeeming.now);
  const refused = codes.flatMap((asked) => {
    const row = rows.find(({ code }) => code === asked.code);
    const refusal = refusalOf(row ? voucherStandingOf(row, today) : null);
    return refusal ? [{ ...asked, refusal }] : [];
  });
  if (refused.length > 0) throw vouchersRefused(refused);
  return payWithVouchers(tx, rows, redeeming);
}
