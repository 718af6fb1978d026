/** Schema of what the form of a new voucher sends; `npm run validators` compiles it. */
export { VoucherCreate } from '@firn/shared-contracts/api';
