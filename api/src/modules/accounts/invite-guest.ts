import type { InvitationRequest, InvitationResponse, PlannedMail } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { conflict, linkIsOver } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, readLetterhead, rehearse, withdrawMails } from '../outbox/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { endInvitationsOf, findCode, issueCode } from './account-codes.repository.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder, recordPerson } from './accounts.repository.ts';
import { invitationMail } from './invitation.mail.ts';
import { staffInvitationMail } from './staff-invitation.mail.ts';

const LETTERS = { invitation: invitationMail, staff_invitation: staffInvitationMail };

interface Occasion {
  readonly actor: Actor | null;
  readonly origin: string;
}

/** Writes to somebody and resolves to the link; an older invitation is over, and its mail is not sent any more. */
export async function sendInvitation(
  tx: Tx,
  { id, email, firstName }: Pick<UserRow, 'id' | 'email' | 'firstName'>,
  {
    origin,
    at,
    letter = 'invitation',
  }: { readonly origin: string; readonly at: Date; readonly letter?: keyof typeof LETTERS },
): Promise<string> {
  const about = iri('users', id);
  await endInvitationsOf(tx, id);
  await withdrawMails(tx, [about], letter);
  const { code, expiresAt } = await issueCode(tx, 'invitation', { userId: id }, at);
  const link = `${origin}/register/${code}`;
  const facts = { firstName, until: expiresAt, link, company: await readLetterhead(tx) };
  await queueMail(tx, { ...LETTERS[letter](facts), template: letter, recipient: email, about }, at);
  return link;
}

/**
 * Records a guest for the office, and sends the invitation to an account where it is wanted. Returns the guest's id.
 * @throws 409 where somebody has the address.
 */
export async function inviteGuest(
  { db, clock }: ResourceDeps,
  { salutation = null, firstName, lastName, notify, ...request }: InvitationRequest,
  { actor, origin }: Occasion,
): Promise<string> {
  const at = clock();
  const email = request.email.toLowerCase();
  return db.transaction(async (tx) => {
    const holder = await lockHolder(tx, email);
    if (holder) {
      const whose = `Diese E-Mail-Adresse gehört schon zu «${fullNameOf(holder) || holder.email}».`;
      const isFree = claimOf(holder) === 'free';
      const detail = isFree ? `${whose} Auf der Seite der Person kannst du sie nochmals einladen.` : whose;
      throw conflict('/problems/address-known', detail, { user: iri('users', holder.id) });
    }
    const person = { email, salutation, firstName: firstName.trim(), lastName: lastName.trim() };
    const { id } = await recordPerson(tx, person, at);
    await recordAudit(tx, { actor, action: 'user.create', entity: 'user', entityId: id, at });
    if (notify) await sendInvitation(tx, { id, email, firstName: person.firstName }, { origin, at });
    return id;
  });
}

/** What the guest would be written. @throws the same. */
export const previewInvitation = (
  { db, clock }: ResourceDeps,
  request: InvitationRequest,
  occasion: Occasion,
): Promise<PlannedMail[]> =>
  rehearse(db, async (tx) => iri('users', await inviteGuest({ db: tx, clock }, request, occasion)));

/**
 * What fills the form of an invitation.
 * @throws 410 for a secret that was used, is late or never was.
 */
export async function readInvitation(
  { db, clock }: ResourceDeps,
  secret: string,
): Promise<InvitationResponse> {
  const found = await findCode(db, 'invitation', secret, clock());
  const guest = found?.userId ? await findUserRow(db, found.userId) : null;
  if (!guest || claimOf(guest) !== 'free') throw linkIsOver();
  const { email, firstName, lastName } = guest;
  return { '@type': 'Invitation', email, firstName, lastName };
}
