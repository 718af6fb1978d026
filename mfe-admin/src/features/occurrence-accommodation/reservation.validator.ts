/** What the form of a reservation sends; `npm run validators` compiles it. */
export { EventAccommodationCreate, EventAccommodationPatch } from '@firn/shared-contracts/api';
