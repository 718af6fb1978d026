/** What the form of new events sends; `npm run validators` compiles it. */
export { EventSeason } from '@firn/shared-contracts/api';
