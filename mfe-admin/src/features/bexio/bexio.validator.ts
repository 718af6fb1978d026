/** Schema of what the form of the connection sends; `npm run validators` compiles it. */
export { BexioPatch } from '@firn/shared-contracts/api';
