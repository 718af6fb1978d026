/** What the form of a material sends; `npm run validators` compiles it. */
export { RentingMaterialCreate, RentingMaterialPatch } from '@firn/shared-contracts/api';
