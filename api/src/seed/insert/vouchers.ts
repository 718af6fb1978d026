import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { voucherEntries, vouchers } from '../../modules/vouchers/vouchers.table.ts';
import { seedId } from '../identity.ts';
import type { PlannedVoucher } from '../plan/vouchers.ts';
import { insertRows } from './rows.ts';

const voucherId = (name: string) => seedId(`voucher/${name}`);

function voucherRow({ name, entries: _entries, paidBy, ...voucher }: PlannedVoucher) {
  const { amount, createdAt, state, deliverOn, buyerEmail } = voucher;
  const wasSent = state !== 'draft' && deliverOn === null && buyerEmail !== null;
  return {
    ...voucher,
    id: voucherId(name),
    paid: paidBy && amount,
    paidBy,
    paidOn: paidBy && zurichDate(createdAt),
    sentAt: wasSent ? createdAt : null,
  } satisfies typeof vouchers.$inferInsert;
}

function entryRows({ name, entries }: PlannedVoucher) {
  return entries.map(
    ({ kind, amount, on, pays, note = null }, index) =>
      ({
        id: seedId(`voucher-entry/${name}/${index}`),
        voucherId: voucherId(name),
        kind,
        amount,
        bookedOn: zurichDate(on),
        bookingId: pays ? seedId(`booking/${pays.number}`) : null,
        paymentId: pays ? seedId(`payment/${pays.number}/${pays.payment}`) : null,
        note,
        createdAt: on,
      }) satisfies typeof voucherEntries.$inferInsert,
  );
}

/** Vouchers and their ledgers, after the bookings that they pay. */
export async function insertVouchers(db: Db, planned: readonly PlannedVoucher[]): Promise<void> {
  await insertRows(db, vouchers, planned.map(voucherRow));
  await insertRows(db, voucherEntries, planned.flatMap(entryRows));
}
