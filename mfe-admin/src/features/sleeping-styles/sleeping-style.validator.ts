/** What the form of a sleeping style sends; `npm run validators` compiles it. */
export { SleepingStyleCreate, SleepingStylePatch } from '@firn/shared-contracts/api';
