/** What the form of a message rule sends; `npm run validators` compiles it. */
export { MessageRuleCreate, MessageRulePatch } from '@firn/shared-contracts/api';
