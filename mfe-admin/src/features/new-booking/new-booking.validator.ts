/** What the office sends when it books for a guest; `npm run validators` compiles it. */
export { BookingRequest } from '@firn/shared-contracts/api';
