/** What the form of a house sends; `npm run validators` compiles it. */
export { AccommodationPatch } from '@firn/shared-contracts/api';
