/** What the form of a new guest sends; `npm run validators` compiles it. */
export { InvitationRequest } from '@firn/shared-contracts/api';
