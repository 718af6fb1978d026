export { ACCOUNT_MAIL_TEXTS } from './accounts.mail-samples.ts';
export { accountsModule } from './accounts.routes.ts';
export { answerRegistration } from './answer-registration.ts';
export { forgetUnconfirmedAccounts } from './forget-unconfirmed.ts';
export { inviteByOperator } from './invite-by-operator.ts';
export { inviteFirstAdmin } from './invite-first-admin.ts';
export { registeringBrowsers } from './registering-browser.ts';
export { answerPasswordReset, mailPasswordReset } from './reset-password.ts';
