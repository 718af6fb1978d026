/** What the form of a person sends; `npm run validators` compiles it. */
export { BookingPersonRequest } from '@firn/shared-contracts/api';
