import type { LoginRequest } from '@firn/shared-contracts/api';
import { Problem, tooManyRequests } from '../../lib/problem.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { claimAttempt, forgetFailures, type LoginSource } from './login-failures.repository.ts';
import { verifyPassword } from './secrets.ts';
import { createSession, endSession, findActiveUserByEmail, type NewSession } from './sessions.repository.ts';

/**
 * Starts a session. An unknown account answers like a wrong password, in the same time.
 * @throws 401 for wrong credentials, 429 after too many of them.
 */
export async function logIn(
  { db, clock }: ResourceDeps,
  { email, password }: LoginRequest,
  source: LoginSource,
): Promise<NewSession> {
  const now = clock();
  const wait = await claimAttempt(db, source, now);
  if (wait > 0) {
    throw tooManyRequests(`Zu viele Versuche. Bitte versuche es in ${waitingTime(wait)} wieder.`, wait);
  }
  const user = await findActiveUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    throw new Problem(401, 'E-Mail oder Passwort stimmt nicht.', { type: '/problems/wrong-credentials' });
  }
  await forgetFailures(db, source, now);
  return createSession(db, user.id, now);
}

export async function logOut({ db }: Pick<ResourceDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await endSession(db, token);
}
