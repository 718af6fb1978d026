import { voucherStandingOf, zurichDate } from '@firn/shared-contracts/domain';
import type { VoucherDesk } from '../bookings/index.ts';
import { findVouchers } from './find-vouchers.ts';
import { giveBackToVouchers } from './give-back.ts';
import { payWithVouchers, redeemVouchers } from './redeem-vouchers.ts';
import { lockPledged, pledgeVouchers } from './voucher-pledges.repository.ts';
import { vouchersRefused } from './vouchers.errors.ts';

/** Vouchers as bookings are paid with them: bookings do not know this module, which writes into their ledger. */
export const voucherDesk: VoucherDesk = {
  async find(db, typing) {
    const found = await findVouchers(db, typing);
    const refused = found.flatMap(({ refusal, ...asked }) => (refusal ? [{ ...asked, refusal }] : []));
    if (refused.length > 0) throw vouchersRefused(refused);
    return found.flatMap(({ voucher }) => (voucher ? [voucher] : []));
  },
  redeem: redeemVouchers,
  pledge: pledgeVouchers,
  async redeemPledged(tx, redeeming) {
    const today = zurichDate(redeeming.now);
    const rows = await lockPledged(tx, redeeming.bookingId);
    const valid = rows.filter((row) => voucherStandingOf(row, today) === 'active');
    return payWithVouchers(tx, valid, redeeming);
  },
  giveBack: giveBackToVouchers,
};
