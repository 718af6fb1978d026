/** What plans a step of a page; `npm run validators` compiles it. */
export { ContentTransition } from '@firn/shared-contracts/api';
