/** What the form of a version sends; `npm run validators` compiles it. */
export { CancellationPolicyVersionCreate, CancellationPolicyVersionPatch } from '@firn/shared-contracts/api';
