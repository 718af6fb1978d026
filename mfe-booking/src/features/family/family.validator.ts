/** What the form of a family member sends; `npm run validators` compiles it. */
export { FamilyMemberCreate, FamilyMemberPatch } from '@firn/shared-contracts/api';
