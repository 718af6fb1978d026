/** What the form of a page sends; `npm run validators` compiles it. */
export { ContentPatch } from '@firn/shared-contracts/api';
