import type { FastifyRequest } from 'fastify';
import { invalid, unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refuseTooMany } from './log-in.ts';
import { claimAttempt, forgetFailures, type LoginSource } from './login-failures.repository.ts';
import { sourceOf } from './login-source.ts';
import { verifyPassword } from './secrets.ts';

interface ProvenPassword {
  readonly source: LoginSource;
  readonly passwordHash: string | null;
}

/**
 * Whether a password is the right one. Guesses count as those of a login do (docs/domain/accounts.md#login-limit).
 * @throws 429 after too many of them.
 */
export async function isPassword(
  { db, clock }: ResourceDeps,
  { source, passwordHash }: ProvenPassword,
  password: string,
): Promise<boolean> {
  refuseTooMany(await claimAttempt(db, source, clock()));
  if (!(await verifyPassword(passwordHash, password))) return false;
  await forgetFailures(db, source);
  return true;
}

/**
 * Asks whoever is logged in for the account's password once more: a session that was left open must not be enough.
 * @throws 422 at `currentPassword` for a wrong one, 429 after too many of them.
 */
export async function confirmPassword(
  deps: AuthDeps,
  request: FastifyRequest,
  currentPassword: string,
): Promise<UserRow> {
  const { user } = request.principal;
  const row = user && (await findUserRow(deps.db, user.id));
  if (!row) throw unauthorised();
  const source = sourceOf(request, row.email, deps.browsers);
  if (!(await isPassword(deps, { source, passwordHash: row.passwordHash }, currentPassword))) {
    throw invalid([{ propertyPath: 'currentPassword', message: 'Dieses Passwort stimmt nicht.' }]);
  }
  return row;
}
