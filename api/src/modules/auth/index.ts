export { authModule } from './auth.routes.ts';
export { hashPassword, hashToken, newToken } from './secrets.ts';
export { findActiveUserByEmail, findUserByApiToken, findUserBySession } from './sessions.repository.ts';
