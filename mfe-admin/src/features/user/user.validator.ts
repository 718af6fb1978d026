/** What the forms of a person send; `npm run validators` compiles it. */
export { UserPatch } from '@firn/shared-contracts/api';
