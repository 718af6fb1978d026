import type { RegistrationRequest } from '@firn/shared-contracts/api';
import { invalid, linkIsOver } from '../../lib/problem.ts';
import { hashPassword, passwordViolations } from '../auth/index.ts';
import { type CaptchaDeps, requireCaptcha } from '../captcha/index.ts';
import { requestMail } from '../mail-requests/index.ts';
import { findUserRow } from '../people/index.ts';
import { findCode, takeCode } from './account-codes.repository.ts';
import { claimOf, termsViolations } from './accounts.domain.ts';
import { lockHolder } from './accounts.repository.ts';
import { openAccount } from './open-account.ts';
import { insertRegistration, type NewRegistration } from './registrations.repository.ts';

/** Whose request it is. */
export interface Sender {
  readonly ip: string;
  readonly network: string;
}

async function registrationOf(
  { clock }: CaptchaDeps,
  request: RegistrationRequest,
  { network }: Sender,
): Promise<NewRegistration> {
  return {
    email: request.email.toLowerCase(),
    // Of every request, whoever has the address: it takes most of the time.
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    newsletter: request.newsletter ?? false,
    eventId: request.returnTo ?? null,
    network,
    createdAt: clock(),
  };
}

/** The secret of the mail proves the address: the account is active at once. */
async function acceptInvitation(
  { db }: CaptchaDeps,
  { registration, secret }: { readonly registration: NewRegistration; readonly secret: string },
  sender: Sender,
): Promise<void> {
  const at = registration.createdAt;
  await db.transaction(async (tx) => {
    const invited = await findCode(tx, 'invitation', secret, at);
    const guest = invited?.userId ? await findUserRow(tx, invited.userId) : null;
    if (!guest) throw linkIsOver();
    if (guest.email.toLowerCase() !== registration.email) {
      throw invalid([
        {
          propertyPath: 'email',
          message: `Diese Einladung gilt für ${guest.email}. Bitte gib diese Adresse an.`,
        },
      ]);
    }
    // The address before the code, as everywhere: two requests never wait for each other.
    const holder = await lockHolder(tx, guest.email);
    const taken = await takeCode(tx, 'invitation', secret, at);
    if (!taken || claimOf(holder) !== 'free') throw linkIsOver();
    await openAccount(tx, { registration, holder }, { ...sender, at });
  });
}

/**
 * Takes a registration; what becomes of it, its owner reads in a mail. Answers alike and in the same time whoever has
 * the address (docs/domain/accounts.md#nobody-learns-who-has-an-account).
 * @throws 422 for what is wrong with the form, 410 for an invitation that is over, 429 after too many.
 * @returns the registration that waits; null where an invitation made the account at once.
 */
export async function register(
  deps: CaptchaDeps,
  request: RegistrationRequest,
  sender: Sender,
): Promise<string | null> {
  const violations = [...passwordViolations(request, request.email), ...termsViolations(request)];
  if (violations.length > 0) throw invalid(violations);
  await requireCaptcha(deps, request.captcha);
  const registration = await registrationOf(deps, request, sender);
  const { invitation: secret } = request;
  if (secret) {
    await acceptInvitation(deps, { registration, secret }, sender);
    return null;
  }
  const { email, network, createdAt } = registration;
  return deps.db.transaction(async (tx) => {
    const registrationId = await insertRegistration(tx, registration);
    await requestMail(tx, { purpose: 'registration', email, network, registrationId }, createdAt);
    return registrationId;
  });
}
