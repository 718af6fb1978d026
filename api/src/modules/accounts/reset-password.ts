import type { NewPasswordRequest } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { invalid, linkIsOver } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { endAccess } from '../account-access/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type ChangeRequest, hashPassword, passwordViolations, tellOwner } from '../auth/index.ts';
import type { AnswerMailRequest } from '../mail-requests/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { endCodesOf, findCode, issueCode, takeCode } from './account-codes.repository.ts';
import { lockHolder, lockPerson, setPassword } from './accounts.repository.ts';
import { passwordResetMail } from './password-reset.mail.ts';

type MailedAccount = Pick<UserRow, 'id' | 'email' | 'firstName'>;

/** Queues the link for a new password. */
export async function mailPasswordReset(
  tx: Tx,
  account: MailedAccount,
  { origin, at }: { readonly origin: string; readonly at: Date },
): Promise<void> {
  const { code, expiresAt } = await issueCode(tx, 'reset_password', { userId: account.id }, at);
  const mail = passwordResetMail({
    firstName: account.firstName,
    until: expiresAt,
    link: `${origin}/passwort-vergessen/${code}`,
    company: await readLetterhead(tx),
  });
  const envelope = { template: 'password_reset', recipient: account.email, about: iri('users', account.id) };
  await queueMail(tx, { ...mail, ...envelope }, at);
}

/** Sends an account the link for a new password; whoever has none gets no mail. */
export const answerPasswordReset: AnswerMailRequest = async (tx, { email }, occasion) => {
  const account = await lockHolder(tx, email);
  if (account?.state !== 'active' || account.passwordHash === null) return;
  await mailPasswordReset(tx, account, occasion);
};

/**
 * Sets a new password by the token of a mail, and ends all that is logged in to the account and its
 * other links.
 * @throws 410 for a token that was used, is late or never was; 422 for a password against the rules, which leaves the
 * token good.
 */
export async function resetPassword(
  { db, clock }: ResourceDeps,
  token: string,
  request: ChangeRequest & { readonly ip: string; readonly body: NewPasswordRequest },
): Promise<void> {
  const found = await findCode(db, 'reset_password', token, clock());
  const owner = found?.userId ? await findUserRow(db, found.userId) : null;
  if (!owner) throw linkIsOver();
  const violations = passwordViolations(request.body, owner.email);
  if (violations.length > 0) throw invalid(violations);
  const passwordHash = await hashPassword(request.body.password);
  await db.transaction(async (tx) => {
    const at = clock();
    const { id } = owner;
    // The account before the token: two links of one account at once never wait for each other.
    const account = await lockPerson(tx, id);
    const taken = await takeCode(tx, 'reset_password', token, at);
    if (!taken || account?.state !== 'active') throw linkIsOver();
    await setPassword(tx, id, passwordHash);
    await endAccess(tx, id);
    await endCodesOf(tx, id);
    const actor = { userId: id, impersonatorId: null, ip: request.ip };
    await recordAudit(tx, { actor, action: 'user.reset_password', entity: 'user', entityId: id, at });
    await tellOwner(tx, request, { template: 'password_changed', owner: account, at });
  });
}
