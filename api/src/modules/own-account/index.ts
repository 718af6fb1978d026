export { forgetAccountChanges } from './forget-account-changes.ts';
export { OWN_ACCOUNT_MAIL_TEXTS } from './own-account.mail-samples.ts';
export { ownAccountModule } from './own-account.routes.ts';
export { resetFactorsByOperator } from './reset-factors.ts';
