/** What the form of an event sends; `npm run validators` compiles it. */
export { EventPatch } from '@firn/shared-contracts/api';
