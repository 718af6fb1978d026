/** What makes a page; `npm run validators` compiles it. */
export { ContentCreate } from '@firn/shared-contracts/api';
