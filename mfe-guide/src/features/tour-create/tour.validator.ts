/** What the forms of a new tour send; `npm run validators` compiles it. */
export { NewEvent, NewTour } from '@firn/shared-contracts/api';
