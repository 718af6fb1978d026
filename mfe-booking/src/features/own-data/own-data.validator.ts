/** What the form of the own data sends; `npm run validators` compiles it. */
export { ProfilePatch } from '@firn/shared-contracts/api';
