/** What the page of an offer's places sends; `npm run validators` compiles it. */
export { OfferPoisPatch } from '@firn/shared-contracts/api';
