import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { findNewestRegistration, type Registration } from '../auth/index.ts';
import type { AnswerMailRequest } from '../mail-requests/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import type { UserRow } from '../people/index.ts';
import { issueCode } from './account-codes.repository.ts';
import { claimOf } from './accounts.domain.ts';
import { lockHolder } from './accounts.repository.ts';
import { alreadyRegisteredMail } from './already-registered.mail.ts';
import { registerConfirmMail } from './register-confirm.mail.ts';
import { findRegistration } from './registrations.repository.ts';

type Occasion = Parameters<AnswerMailRequest>[2];

async function askToConfirm(tx: Tx, { id, email }: Registration, { origin, at }: Occasion): Promise<void> {
  const { code, expiresAt } = await issueCode(tx, 'confirm_registration', { registrationId: id }, at);
  const mail = registerConfirmMail({
    until: expiresAt,
    link: `${origin}/register/confirm/${code}`,
    company: await readLetterhead(tx),
  });
  const envelope = { template: 'register_confirm', recipient: email, about: `/api/registrations/${id}` };
  await queueMail(tx, { ...mail, ...envelope }, at);
}

async function tellOfAccount(tx: Tx, account: UserRow, { origin, at }: Occasion): Promise<void> {
  const { firstName, email } = account;
  const mail = alreadyRegisteredMail({ firstName, email, origin, company: await readLetterhead(tx) });
  const envelope = { template: 'already_registered', recipient: email, about: iri('users', account.id) };
  await queueMail(tx, { ...mail, ...envelope }, at);
}

/** Tells the owner of an address to confirm what was registered, or that there is an account. */
export const answerRegistration: AnswerMailRequest = async (tx, request, occasion) => {
  const { email, registrationId } = request;
  const holder = await lockHolder(tx, email);
  const claim = claimOf(holder);
  if (holder && claim === 'taken') return tellOfAccount(tx, holder, occasion);
  if (claim !== 'free') return;
  const registration = registrationId
    ? await findRegistration(tx, registrationId)
    : await findNewestRegistration(tx, email, occasion.at);
  if (registration) await askToConfirm(tx, registration, occasion);
};
