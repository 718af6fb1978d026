/** The form of a search word sends these; `npm run validators` compiles them. */
export { SearchWordCreate, SearchWordPatch } from '@firn/shared-contracts/api';
