import type { AskedVoucher } from '@firn/shared-contracts/api';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type VoucherRow, voucherPledges, vouchers } from './vouchers.table.ts';

/** Keeps in mind with what a place on the waiting list will be paid; nothing is taken off the vouchers yet. */
export async function pledgeVouchers(
  tx: Tx,
  codes: readonly AskedVoucher[],
  bookingId: string,
): Promise<void> {
  const rows = await tx
    .select({ voucherId: vouchers.id })
    .from(vouchers)
    .where(
      inArray(
        vouchers.code,
        codes.map(({ code }) => code),
      ),
    );
  if (rows.length > 0)
    await tx.insert(voucherPledges).values(rows.map(({ voucherId }) => ({ bookingId, voucherId })));
}

/** Locks the vouchers of a place by ascending id. */
export const lockPledged = (tx: Tx, bookingId: string): Promise<VoucherRow[]> =>
  tx
    .select(getTableColumns(vouchers))
    .from(vouchers)
    .innerJoin(voucherPledges, eq(voucherPledges.voucherId, vouchers.id))
    .where(eq(voucherPledges.bookingId, bookingId))
    .orderBy(asc(vouchers.id))
    .for('no key update', { of: vouchers });
