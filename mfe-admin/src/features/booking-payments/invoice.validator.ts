/** Schema of what the form of a draft sends; `npm run validators` compiles it. */
export { InvoicePatch } from '@firn/shared-contracts/api';
