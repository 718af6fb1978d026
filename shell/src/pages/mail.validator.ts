/** What forms send that ask for a mail; `npm run validators` compiles it. */
export { MailRequest } from '@firn/shared-contracts/api';
