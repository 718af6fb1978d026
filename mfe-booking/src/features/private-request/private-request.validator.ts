/** What the form of a private tour sends; `npm run validators` compiles it. */
export { PrivateRequestCreate } from '@firn/shared-contracts/api';
