/** What the forms of a new tour send; `npm run validators` compiles it. */
export { NewTour, NewTourOfOffer } from '@firn/shared-contracts/api';
