export { issueVoucher } from './issue-voucher.ts';
export { returnToVoucher } from './return-to-voucher.ts';
export { settleVoucher } from './settle-voucher.ts';
