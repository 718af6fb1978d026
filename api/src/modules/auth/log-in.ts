import type { LoginRequest } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { Problem, tooManyRequests } from '../../lib/problem.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { UserRow } from '../users/index.ts';
import { claimAttempt, forgetFailures, type LoginSource } from './login-failures.repository.ts';
import { verifyPassword } from './secrets.ts';
import { endSession, findActiveUserByEmail } from './sessions.repository.ts';

/**
 * Counts an attempt before its password is looked at.
 * @throws 429 after too many of them.
 */
export async function beginAttempt(db: Db, source: LoginSource, now: Date): Promise<void> {
  const wait = await claimAttempt(db, source, now);
  if (wait > 0) {
    throw tooManyRequests(`Zu viele Versuche. Bitte versuche es in ${waitingTime(wait)} wieder.`, wait);
  }
}

/**
 * Whose credentials these are. An unknown account answers like a wrong password, in the same time.
 * @throws 401 for wrong credentials, 429 after too many of them.
 */
export async function logIn(
  { db, clock }: ResourceDeps,
  { email, password }: LoginRequest,
  source: LoginSource,
): Promise<UserRow> {
  const now = clock();
  await beginAttempt(db, source, now);
  const user = await findActiveUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    throw new Problem(401, 'E-Mail oder Passwort stimmt nicht.', { type: '/problems/wrong-credentials' });
  }
  await forgetFailures(db, source, now);
  return user;
}

export async function logOut({ db }: Pick<ResourceDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await endSession(db, token);
}
