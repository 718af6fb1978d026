export { authModule } from './auth.routes.ts';
export type { AuthDeps } from './begin-session.ts';
export { confirmPassword } from './confirm-password.ts';
export { knownBrowsers } from './known-browser.ts';
export { passwordViolations } from './password-violations.ts';
export { hashPassword, hashToken, newToken } from './secrets.ts';
export {
  type Account,
  type CurrentSession,
  endOtherSessions,
  endSessionById,
  findActiveUserByEmail,
  findUserByApiToken,
  findUserBySession,
  noteSeen,
  type SessionRow,
  sessionsOf,
} from './sessions.repository.ts';
