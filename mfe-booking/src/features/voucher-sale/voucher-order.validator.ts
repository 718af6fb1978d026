/** Schema of what the form of a voucher sends; `npm run validators` compiles it. */
export { VoucherOrderCreate } from '@firn/shared-contracts/api';
