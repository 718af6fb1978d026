/** Schemas of what the form of a message rule sends; `npm run validators` compiles them. */
export { MessageRuleCreate, MessageRulePatch } from '@firn/shared-contracts/api';
