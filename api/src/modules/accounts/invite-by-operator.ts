import type { Tx } from '../../db/client.ts';
import { recordAudit } from '../audit/index.ts';
import { lockGuest } from '../bookings/index.ts';
import { isStaff } from '../users/index.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder, recordPerson } from './accounts.repository.ts';
import { refusalOf } from './invite-again.ts';
import { sendInvitation } from './invite-guest.ts';

/**
 * Invites somebody to an account for an operator, whether or not the office knows them, and resolves to the link
 * (docs/domain/commands.md#accounts).
 * @throws 409 for who has an account or is locked.
 */
export async function inviteByOperator(
  tx: Tx,
  email: string,
  occasion: { readonly origin: string; readonly at: Date },
): Promise<string> {
  const { at } = occasion;
  const holder = await lockHolder(tx, email);
  const claim = claimOf(holder);
  if (claim !== 'free') throw refusalOf(email, claim);
  const { firstName = '', lastName = '' } = holder ?? (await lockGuest(tx, email)) ?? {};
  const id = holder?.id ?? (await recordPerson(tx, { email, firstName, lastName }, at)).id;
  await recordAudit(tx, { actor: null, action: 'user.invite', entity: 'user', entityId: id, at });
  const letter = isStaff(holder?.roles ?? []) ? 'staff_invitation' : 'invitation';
  return sendInvitation(tx, { id, email, firstName }, { ...occasion, letter });
}
