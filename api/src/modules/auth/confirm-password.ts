import type { FastifyRequest } from 'fastify';
import { invalid, unauthorised } from '../../lib/problem.ts';
import { findUserRow, type UserRow } from '../users/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refuseTooMany } from './log-in.ts';
import { claimAttempt, forgetFailures } from './login-failures.repository.ts';
import { sourceOf } from './login-source.ts';
import { verifyPassword } from './secrets.ts';

/**
 * Asks whoever is logged in for the account's password once more: a session that was left open must not be enough.
 * Guesses count as those of a login do (docs/domain/accounts.md#login-limit).
 * @throws 422 at `currentPassword` for a wrong one, 429 after too many of them.
 */
export async function confirmPassword(
  { db, clock, browsers }: AuthDeps,
  request: FastifyRequest,
  currentPassword: string,
): Promise<UserRow> {
  const { user } = request.principal;
  const row = user && (await findUserRow(db, user.id));
  if (!row) throw unauthorised();
  const source = sourceOf(request, row.email, browsers);
  refuseTooMany(await claimAttempt(db, source, clock()));
  if (!(await verifyPassword(row.passwordHash, currentPassword))) {
    throw invalid([{ propertyPath: 'currentPassword', message: 'Dieses Passwort stimmt nicht.' }]);
  }
  await forgetFailures(db, source);
  return row;
}
