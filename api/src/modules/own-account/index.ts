export { forgetAccountChanges } from './forget-account-changes.ts';
export { ownAccountModule } from './own-account.routes.ts';
