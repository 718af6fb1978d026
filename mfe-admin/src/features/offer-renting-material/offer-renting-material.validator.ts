/** What the form of an offer's renting material sends; `npm run validators` compiles it. */
export { OfferMaterialsPatch } from '@firn/shared-contracts/api';
