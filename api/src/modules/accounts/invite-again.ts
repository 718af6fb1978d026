import type { PlannedMail } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { conflict, notFound, type Problem } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { rehearse } from '../outbox/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { requireAuthority } from '../users/index.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder } from './accounts.repository.ts';
import { sendInvitation } from './invite-guest.ts';

interface Request {
  readonly id: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly origin: string;
}

/** Refuses to invite who has an account or is locked. */
export const refusalOf = (label: string, claim: 'taken' | 'closed'): Problem =>
  claim === 'taken'
    ? conflict(
        '/problems/has-account',
        `«${label}» hat schon ein Konto. Wer das Passwort vergessen hat, setzt es auf /passwort-vergessen neu.`,
      )
    : conflict('/problems/account-locked', `«${label}» ist gesperrt. Bitte entsperre das Konto zuerst.`);

/** A guest without an account, unless somebody else has the address by now. @throws 409 */
function guestAlone(guest: UserRow, holder: UserRow | null): UserRow {
  if (!holder) return guest;
  const detail = `«${guest.email}» gehört schon zu «${fullNameOf(holder) || holder.email}». Bitte führe die beiden zusammen.`;
  throw conflict('/problems/address-known', detail, { user: iri('users', holder.id) });
}

/**
 * Invites somebody to an account whom the office knows and who has none (docs/domain/accounts.md#invitation).
 * @throws 403, 404, 409 for who has an account or is locked, and for a guest whose address is somebody else's.
 */
export async function inviteAgain({ db, clock }: ResourceDeps, request: Request): Promise<void> {
  const { id, visitor, actor, origin } = request;
  const at = clock();
  await db.transaction(async (tx) => {
    const known = await findUserRow(tx, id);
    // The address before the row, as everywhere: two requests never wait for each other.
    const holder = known && (await lockHolder(tx, known.email));
    const person = known?.state === 'guest' ? guestAlone(known, holder) : holder;
    if (person?.id !== id) throw notFound();
    requireAuthority({ id, roles: person.roles }, visitor);
    const label = fullNameOf(person) || person.email;
    const claim = claimOf(person);
    if (claim !== 'free') throw refusalOf(label, claim);
    await sendInvitation(tx, person, { origin, at });
    await recordAudit(tx, { actor, action: 'user.invite', entity: 'user', entityId: id, at });
  });
}

/** What the guest would be written. @throws the same. */
export const previewInvitingAgain = (
  { db, clock }: ResourceDeps,
  request: Request,
): Promise<PlannedMail[]> => {
  const about = iri('users', request.id);
  const write = async (tx: Tx) => {
    await inviteAgain({ db: tx, clock }, request);
    return about;
  };
  return rehearse(db, write, about);
};
