import { LOGIN_PROBLEMS, type LoginRequest } from '@firn/shared-contracts/api';
import { forbidden, Problem, tooManyRequests } from '../../lib/problem.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { attemptLogin, type Credentials, replaceHash } from './credentials.repository.ts';
import { type LoginSource, takeBackFailure } from './login-failures.repository.ts';
import { passSecondFactor } from './second-factor.ts';
import { hashPassword, isOutdated, verifyPassword } from './secrets.ts';
import { endSession } from './sessions.repository.ts';
import { findUnconfirmedPassword } from './unconfirmed.read-model.ts';

/**
 * Asked also where the address has an account: whoever registers it again and logs in learns nothing by the answer
 * (docs/domain/accounts.md#nobody-learns-who-has-an-account). A password is checked also where no registration waits, so that
 * the time tells nothing either.
 */
async function refuseUnconfirmed(
  { db }: Pick<ResourceDeps, 'db'>,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
  now: Date,
): Promise<void> {
  const unconfirmed = await findUnconfirmedPassword(db, email, now);
  if (!(await verifyPassword(unconfirmed, password))) return;
  throw forbidden('Bitte bestätige zuerst deine E-Mail-Adresse.', LOGIN_PROBLEMS.unconfirmed);
}

/** @throws 429 for an attempt that came too soon. */
export function refuseTooMany(wait: number): void {
  if (wait > 0) {
    throw tooManyRequests(`Zu viele Versuche. Bitte versuche es in ${waitingTime(wait)} wieder.`, wait);
  }
}

export interface LoggedIn {
  readonly user: Pick<Credentials, 'id' | 'email' | 'firstName' | 'hasLoggedInBefore'>;
  /** Whether it took a second factor. */
  readonly isStrong: boolean;
  /** Whose failures are forgotten with it; null where none were counted. */
  readonly source: LoginSource | null;
}

/**
 * Whose credentials these are. An unknown account answers like a wrong password, in the same time.
 * @throws 401 for wrong credentials or a second factor that is missing, 403 where the password is right and the address was
 * never confirmed, 429 after too many of them.
 */
export async function logIn(
  { db, clock, factorSeal }: AuthDeps,
  { email, password, secondFactor: code }: LoginRequest,
  source: LoginSource,
): Promise<LoggedIn> {
  const now = clock();
  const { wait, id: attempt, credentials: user } = await attemptLogin(db, source, now);
  refuseTooMany(wait);
  const passwordHash = user?.passwordHash ?? null;
  const matches = await verifyPassword(passwordHash, password);
  if (!user || passwordHash === null || !matches) {
    await refuseUnconfirmed({ db }, { email, password }, now);
    throw new Problem(401, 'E-Mail oder Passwort stimmt nicht.', { type: '/problems/wrong-credentials' });
  }
  // Only now is the password at hand.
  if (isOutdated(passwordHash)) await replaceHash(db, user.id, passwordHash, await hashPassword(password));
  const onMissing = () => takeBackFailure(db, attempt);
  const isStrong = await passSecondFactor({ db, seal: factorSeal, now }, { user, code, onMissing });
  return { user, isStrong, source };
}

export async function logOut({ db }: Pick<ResourceDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await endSession(db, token);
}
