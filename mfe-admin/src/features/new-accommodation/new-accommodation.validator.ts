/** What the form of a new house sends; `npm run validators` compiles it. */
export { NewAccommodation } from '@firn/shared-contracts/api';
