export { deliverVouchers } from './deliver-vouchers.ts';
export { issueVoucher } from './issue-voucher.ts';
export type { PayForVoucher } from './order-voucher.ts';
export { voucherFile } from './print-voucher.ts';
export { returnToVoucher } from './return-to-voucher.ts';
export { settleVoucher } from './settle-voucher.ts';
export { forgetVoucherAttempts } from './voucher-attempts.repository.ts';
export { voucherDesk } from './voucher-desk.ts';
export { VOUCHER_MAIL_TEXTS } from './vouchers.mail-samples.ts';
export {
  listVoucherIds,
  readVoucherFilter,
  VOUCHER_FILTERS,
  type VoucherFilter,
  vouchersById,
} from './vouchers.read-model.ts';
export { lockVouchersOf } from './vouchers.repository.ts';
export { vouchersModule } from './vouchers.routes.ts';
