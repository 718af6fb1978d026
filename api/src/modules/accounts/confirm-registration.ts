import type { RegistrationConfirmed } from '@firn/shared-contracts/api';
import { linkIsOver } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findCode, takeCode } from './account-codes.repository.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder } from './accounts.repository.ts';
import { openAccount } from './open-account.ts';
import type { Sender } from './register.ts';
import { endRegistration, findRegistration } from './registrations.repository.ts';

/**
 * Makes the account of a registration by the code of its mail. Of two tabs at once one gets it.
 * @throws 410 for a code that was used, is late or never was, and where the address has an account by now.
 */
export function confirmRegistration(
  { db, clock }: ResourceDeps,
  code: string,
  sender: Sender,
): Promise<RegistrationConfirmed> {
  return db.transaction(async (tx) => {
    const at = clock();
    const found = await findCode(tx, 'confirm_registration', code, at);
    const registration = found?.registrationId ? await findRegistration(tx, found.registrationId) : null;
    if (!registration) throw linkIsOver();
    const { id, ...wanted } = registration;
    const holder = await lockHolder(tx, wanted.email);
    const taken = await takeCode(tx, 'confirm_registration', code, at);
    if (!taken || claimOf(holder) !== 'free') throw linkIsOver();
    await endRegistration(tx, id);
    await openAccount(tx, { registration: wanted, holder }, { ...sender, at });
    const returnPath = wanted.eventId && `/event/${wanted.eventId}`;
    return { '@type': 'RegistrationConfirmed', email: wanted.email, returnPath };
  });
}
