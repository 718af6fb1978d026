/** The form of a partner sends this; `npm run validators` compiles it. */
export { PartnerCreate, PartnerPatch } from '@firn/shared-contracts/api';
