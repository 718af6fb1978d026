/** What the form of a search word sends; `npm run validators` compiles it. */
export { SearchWordCreate, SearchWordPatch } from '@firn/shared-contracts/api';
