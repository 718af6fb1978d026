export { authModule } from './auth.routes.ts';
export { hashPassword, hashToken, newToken } from './secrets.ts';
export {
  type Account,
  findActiveUserByEmail,
  findUserByApiToken,
  findUserBySession,
} from './sessions.repository.ts';
