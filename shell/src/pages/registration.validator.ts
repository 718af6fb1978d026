/** What the registration sends; `npm run validators` compiles it. */
export { RegistrationRequest } from '@firn/shared-contracts/api';
