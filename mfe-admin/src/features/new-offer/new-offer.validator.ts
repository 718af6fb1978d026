/** What the form of a new offer sends; `npm run validators` compiles it. */
export { NewOffer } from '@firn/shared-contracts/api';
