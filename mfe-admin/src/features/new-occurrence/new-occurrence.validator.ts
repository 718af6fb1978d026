/** What the form of a new event sends; `npm run validators` compiles it. */
export { NewEvent } from '@firn/shared-contracts/api';
