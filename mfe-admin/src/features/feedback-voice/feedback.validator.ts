/** Schema of what the form of a feedback sends; `npm run validators` compiles it. */
export { FeedbackPatch } from '@firn/shared-contracts/api';
