export { AUTH_MAIL_TEXTS } from './auth.mail-samples.ts';
export { authModule } from './auth.routes.ts';
export type { AuthDeps } from './auth-deps.ts';
export { type Bearer, findBearer } from './bearer.repository.ts';
export { beginSession } from './begin-session.ts';
export { confirmPassword, isPassword } from './confirm-password.ts';
export { forgetLogins } from './forget-logins.ts';
export { knownBrowsers } from './known-browser.ts';
export { factorUri, newFactorSecret } from './one-time-code.ts';
export { passwordViolations } from './passwords.domain.ts';
export { bareCode, newRecoveryCode } from './recovery-code.ts';
export { REGISTRATION_KEPT_MS } from './registration-kept.domain.ts';
export { findNewestRegistration, type Registration } from './registrations.read-model.ts';
export { factorSealOf, renewSealedFactors } from './renew-sealed-factors.ts';
export {
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  forgetUnconfirmedFactors,
  keepRecoveryCodes,
  keepSecret,
  removeFactor,
} from './second-factor.repository.ts';
export { stepOfCode } from './second-factor.ts';
export { hashPassword, hashToken, newToken } from './secrets.ts';
export {
  type Account,
  endSessionById,
  findActiveUserByEmail,
  findUserBySession,
  noteSeen,
  type SessionRow,
  sessionsOf,
  strengthenSession,
  weakenSessions,
} from './sessions.repository.ts';
export { type ChangeRequest, tellOwner } from './tell-owner.ts';
