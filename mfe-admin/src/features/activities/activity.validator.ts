/** What the form of an activity sends; `npm run validators` compiles it. */
export { ActivityCreate, ActivityPatch } from '@firn/shared-contracts/api';
