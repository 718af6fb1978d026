/** What the pages of an offer's pictures send; `npm run validators` compiles it. */
export { OfferImagesPatch } from '@firn/shared-contracts/api';
