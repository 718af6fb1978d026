/** What the form of a navigation entry sends; `npm run validators` compiles it. */
export { NavigationEntryCreate, NavigationEntryPatch } from '@firn/shared-contracts/api';
