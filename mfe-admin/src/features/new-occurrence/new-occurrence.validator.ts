/** The form of new events sends it; `npm run validators` compiles it. */
export { EventSeason } from '@firn/shared-contracts/api';
