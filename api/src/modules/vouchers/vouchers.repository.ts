import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { payments } from '../payments/payments.table.ts';
import { type VoucherEntryRow, type VoucherRow, voucherEntries, vouchers } from './vouchers.table.ts';

export type NewVoucher = typeof vouchers.$inferInsert;
type NewEntry = Omit<typeof voucherEntries.$inferInsert, 'id'>;

export async function insertVoucher(tx: Tx, voucher: NewVoucher): Promise<VoucherRow> {
  const [row] = await tx.insert(vouchers).values(voucher).returning();
  if (!row) throw new Error('The voucher was not written.');
  return row;
}

/** Locks a voucher: whoever else moves its money waits. Null if there is none. */
export async function lockVoucher(tx: Tx, id: string): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('no key update');
  return row ?? null;
}

/** Locks the vouchers of these codes by ascending id, as everybody does: two bookings with the same ones never wait for each other. */
export const lockVouchersByCode = (tx: Tx, codes: readonly string[]): Promise<VoucherRow[]> =>
  tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.code, [...codes]))
    .orderBy(asc(vouchers.id))
    .for('no key update');

/** Locks the vouchers that paid a booking, in the same order, before anything of it comes back to them. */
export async function lockVouchersOf(tx: Tx, bookingId: string): Promise<void> {
  const paying = tx
    .select({ id: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(eq(voucherEntries.bookingId, bookingId));
  await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.id, paying))
    .orderBy(asc(vouchers.id))
    .for('no key update');
}

/** Appends to the ledger; a trigger adds the entry to the balance, which never falls below 0. */
export async function appendVoucherEntry(tx: Tx, entry: NewEntry): Promise<VoucherEntryRow> {
  const [row] = await tx.insert(voucherEntries).values(entry).returning();
  if (!row) throw new Error('The entry of the voucher was not written.');
  return row;
}

export async function updateVoucher(
  tx: Tx,
  id: string,
  changes: Partial<Omit<VoucherRow, 'id' | 'balance' | 'version'>>,
): Promise<void> {
  await tx
    .update(vouchers)
    .set({ ...changes, version: sql`${vouchers.version} + 1` })
    .where(eq(vouchers.id, id));
}

export interface Redemption {
  readonly voucherId: string;
  readonly bookingId: string | null;
}

/** From which voucher a payment of a booking came; null for one that came another way. */
export async function findRedemption(tx: Tx, paymentId: string): Promise<Redemption | null> {
  const [row] = await tx
    .select({ voucherId: voucherEntries.voucherId, bookingId: voucherEntries.bookingId })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.paymentId, paymentId), eq(voucherEntries.kind, 'redemption')));
  return row ?? null;
}

/** Whatever an entry of the ledger of a booking pays back from; itself for a payment. */
export async function findPaidBackPayment(tx: Tx, entryId: string): Promise<string> {
  const [row] = await tx.select({ ofId: payments.ofId }).from(payments).where(eq(payments.id, entryId));
  return row?.ofId ?? entryId;
}

/** The voucher that replaces this one; null if none does. */
export async function findReplacement(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.replacesId, id));
  return row?.id ?? null;
}
