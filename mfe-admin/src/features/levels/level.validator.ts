/** What the form of a level sends; `npm run validators` compiles it. */
export { LevelCreate, LevelPatch } from '@firn/shared-contracts/api';
