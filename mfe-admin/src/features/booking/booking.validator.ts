/** What the office changes of a booking as it stands; `npm run validators` compiles it. */
export { BookingPatch } from '@firn/shared-contracts/api';
