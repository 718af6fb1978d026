import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import { patchRecord } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { readSuperAdmins, type UserRow } from '../people/index.ts';
import { userKind } from '../users/index.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder, recordPerson } from './accounts.repository.ts';
import { sendInvitation } from './invite-guest.ts';

type NewAdmin = Pick<UserRow, 'email' | 'firstName' | 'lastName'>;

async function makeSuperAdmin(tx: Tx, id: string, now: Date): Promise<void> {
  const writing = { kind: userKind, rules: async () => [], finish: async () => undefined };
  const patch = { roles: ['ROLE_SUPER_ADMIN'] };
  await patchRecord({ db: tx, actor: null, now }, writing, { id, precondition: () => true, patch });
}

/**
 * Invites the first super admin of a company, and makes a new link until the invitation is accepted
 * (docs/domain/setup.md#first-admin). Resolves to the link; null where there is a super admin already.
 * @throws 409 where the address is that of an account, or of somebody locked.
 */
export async function inviteFirstAdmin(
  tx: Tx,
  { email: given, firstName, lastName }: NewAdmin,
  occasion: { readonly origin: string; readonly at: Date },
): Promise<string | null> {
  const { at } = occasion;
  const email = given.toLowerCase();
  const holder = await lockHolder(tx, email);
  const admins = await readSuperAdmins(tx);
  const isInvited = admins.some((admin) => admin.email.toLowerCase() === email);
  if (admins.length > 0 && !(isInvited && claimOf(holder) === 'free')) return null;
  if (claimOf(holder) !== 'free')
    throw conflict('/problems/has-account', `«${email}» hat schon ein Konto, aber nicht als Super-Admin.`);
  const id = holder?.id ?? (await recordPerson(tx, { email, firstName, lastName }, at)).id;
  if (!isInvited) await makeSuperAdmin(tx, id, at);
  await recordAudit(tx, { actor: null, action: 'user.invite', entity: 'user', entityId: id, at });
  const letter = { id, email, firstName: holder?.firstName ?? firstName };
  return sendInvitation(tx, letter, { ...occasion, letter: 'staff_invitation' });
}
