import type { VoucherResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type OnceDeps, type OnceRequest, writeOnce } from '../idempotency-keys/index.ts';
import type { Clerk } from './office-vouchers.ts';
import { voucherNotFound } from './vouchers.errors.ts';
import { findVoucher } from './vouchers.read-model.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** Writes with what a request says, and names the voucher that it ends with. */
export type WriteVoucher = (tx: Tx, clerk: Clerk) => Promise<VoucherRow>;

/**
 * A write of the office, at most once per idempotency key: voucher and answer last both or neither
 * (docs/domain/bookings.md#idempotency).
 * @throws Problem as the write itself, and those of the key.
 */
export function writeVoucherOnce(
  deps: OnceDeps,
  once: OnceRequest,
  writer: Clerk & { readonly visitor: Visitor },
  write: WriteVoucher,
): Promise<VoucherResponse> {
  const { visitor, now } = writer;
  return writeOnce(deps, once, 201, async (tx) => {
    const { id } = await write(tx, writer);
    const voucher = await findVoucher(tx, id, { visitor, today: zurichDate(now) });
    if (!voucher) throw voucherNotFound();
    return voucher;
  });
}
