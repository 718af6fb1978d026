export { ownAccountModule } from './own-account.routes.ts';
