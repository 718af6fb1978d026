/** What the form of a payment sends; `npm run validators` compiles it. */
export { PaymentCreate } from '@firn/shared-contracts/api';
