export { authModule } from './auth.plugin.ts';
export { hashPassword, hashToken, newToken } from './secrets.ts';
export { createSessionsRepository, type SessionsRepository } from './sessions.repository.ts';
