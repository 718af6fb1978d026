export { applyRules } from './apply-rules.ts';
export { GUEST_MAIL_TEXTS } from './guest.mail-samples.ts';
export { messageRulesModule } from './message-rules.routes.ts';
