/** What the forms of persons send; `npm run validators` compiles it. */
export { AdditionRequest, BookingPersonPatch } from '@firn/shared-contracts/api';
