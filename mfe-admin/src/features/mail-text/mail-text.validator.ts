/** What the form of a text sends; `npm run validators` compiles it. */
export { MailTextPatch } from '@firn/shared-contracts/api';
