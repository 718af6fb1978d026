/** What the forms of a tag send; `npm run validators` compiles it. */
export { TagCreate, TagMerge, TagPatch } from '@firn/shared-contracts/api';
