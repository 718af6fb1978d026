/** What the forms of a request for a private tour send; `npm run validators` compiles them. */
export { PrivateOfferCreate, PrivateRequestPatch } from '@firn/shared-contracts/api';
