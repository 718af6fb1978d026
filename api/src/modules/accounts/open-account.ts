import type { Tx } from '../../db/client.ts';
import { recordAudit } from '../audit/index.ts';
import { claimBookings, lockGuest } from '../bookings/index.ts';
import { subscribeProven } from '../newsletter/index.ts';
import type { UserRow } from '../people/index.ts';
import { endCodesOf } from './account-codes.repository.ts';
import { activate, insertPerson } from './accounts.repository.ts';
import type { NewRegistration } from './registrations.repository.ts';

interface Occasion {
  readonly at: Date;
  /** Who confirms, for the audit log and for the proof of the newsletter. */
  readonly ip: string;
  readonly network: string;
}

/**
 * Makes the account of somebody who has proven that the address is theirs: with the guest that has the address, and
 * with the bookings that were made with it: the guest becomes the account (docs/domain/accounts.md#registration).
 * @returns the id of the account.
 */
export async function openAccount(
  tx: Tx,
  { registration, holder }: { readonly registration: NewRegistration; readonly holder: UserRow | null },
  { at, ip, network }: Occasion,
): Promise<string> {
  const { email, firstName, lastName, passwordHash, createdAt, newsletter } = registration;
  const account = { firstName, lastName, passwordHash, termsAcceptedAt: createdAt };
  const known = holder ?? (await lockGuest(tx, email));
  if (known) await activate(tx, known.id, account);
  const id = known?.id ?? (await insertPerson(tx, { email, ...account }, at)).id;
  await claimBookings(tx, email, id);
  await endCodesOf(tx, id);
  if (newsletter) {
    const consent = { email, requestedAt: createdAt, requestedFrom: registration.network };
    await subscribeProven(tx, consent, { confirmedAt: at, confirmedFrom: network });
  }
  const actor = { userId: id, impersonatorId: null, ip };
  await recordAudit(tx, { actor, action: 'user.register', entity: 'user', entityId: id, at });
  return id;
}
