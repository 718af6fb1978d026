/** What the form of a text sends; `npm run validators` compiles it. */
export { MailTextWords } from '@firn/shared-contracts/api';
