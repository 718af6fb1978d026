/** What the booking form sends; `npm run validators` compiles it. */
export { BookingRequest } from '@firn/shared-contracts/api';
