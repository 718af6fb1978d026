/** What the form of an offer sends; `npm run validators` compiles it. */
export { OfferPatch } from '@firn/shared-contracts/api';
