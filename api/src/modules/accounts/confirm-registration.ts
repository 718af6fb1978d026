import type { RegistrationConfirmation as Confirmation } from '@firn/shared-contracts/api';
import { invalid, linkIsOver } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { isPassword, type Registration } from '../auth/index.ts';
import { findCode, takeCode } from './account-codes.repository.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder } from './accounts.repository.ts';
import { openAccount } from './open-account.ts';
import type { Sender } from './register.ts';
import { endRegistration, findRegistration } from './registrations.repository.ts';

const ASKED = 'Bitte gib das Passwort ein, das du bei der Registrierung gewählt hast.';
const WRONG =
  'Das ist nicht das Passwort dieser Registrierung. Hast du dich mehrmals registriert, dann öffne den Link der anderen E-Mail.';

export interface Confirming extends Sender {
  /** Whether the registration came from the browser that confirms it. */
  readonly hasSent: (registrationId: string) => boolean;
}

export interface NewAccount {
  readonly user: { readonly id: string; readonly email: string; readonly firstName: string };
  /** The browser that confirms sent the registration. */
  readonly isSender: boolean;
  /** The booking that somebody left to register; null for none. */
  readonly returnPath: string | null;
}

/**
 * A stranger may have registered the address, with a password of theirs: whoever confirms has to be who registered.
 * @throws 422 at `password` where it is missing or wrong, 429 after too many of them.
 */
async function requireOwn(
  deps: ResourceDeps,
  { email, passwordHash }: Registration,
  { password, sender }: { readonly password: string | undefined; readonly sender: Confirming },
): Promise<void> {
  if (password === undefined) throw invalid([{ propertyPath: 'password', message: ASKED }]);
  const source = { account: email.toLowerCase(), from: sender.network, isKnown: false };
  if (await isPassword(deps, { source, passwordHash }, password)) return;
  throw invalid([{ propertyPath: 'password', message: WRONG }]);
}

/**
 * Makes the account of a registration by the code of its mail. Of two tabs at once one gets it.
 * @throws 410 for a code that was used, is late or never was, and where the address has an account by now; 422 and 429
 * where another browser sent the registration and its password is missing or wrong.
 */
export async function confirmRegistration(
  deps: ResourceDeps,
  { verificationCode: code, password }: Confirmation,
  sender: Confirming,
): Promise<NewAccount> {
  const at = deps.clock();
  const found = await findCode(deps.db, 'confirm_registration', code, at);
  const registration = found?.registrationId ? await findRegistration(deps.db, found.registrationId) : null;
  if (!registration) throw linkIsOver();
  const isSender = sender.hasSent(registration.id);
  if (!isSender) await requireOwn(deps, registration, { password, sender });
  const { id, ...wanted } = registration;
  return deps.db.transaction(async (tx) => {
    const holder = await lockHolder(tx, wanted.email);
    const taken = await takeCode(tx, 'confirm_registration', code, at);
    if (!taken || claimOf(holder) !== 'free') throw linkIsOver();
    await endRegistration(tx, id);
    const { ip, network } = sender;
    const userId = await openAccount(tx, { registration: wanted, holder }, { ip, network, at });
    const { email, firstName, eventId } = wanted;
    return {
      user: { id: userId, email, firstName },
      isSender,
      returnPath: eventId && `/event/${eventId}/buchen`,
    };
  });
}
