/** What the places of an event send; `npm run validators` compiles it. */
export { EventPoisPatch } from '@firn/shared-contracts/api';
