/** What the pictures of an event send; `npm run validators` compiles it. */
export { EventImagesPatch } from '@firn/shared-contracts/api';
