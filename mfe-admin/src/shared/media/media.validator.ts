/** What the form of a picture sends; `npm run validators` compiles it. */
export { MediaPatch } from '@firn/shared-contracts/api';
