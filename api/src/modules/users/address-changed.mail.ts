import type { Company } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { type OutgoingMail, writeLetter } from '../outbox/index.ts';

interface AddressChangedFacts {
  /** As before the change. */
  readonly user: { readonly id: string; readonly email: string; readonly firstName: string };
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** `email_changed`, to the old address. It may have been somebody else's by mistake: the new one does not stand there. */
export function addressChangedMail({ user, company }: AddressChangedFacts): OutgoingMail {
  const letter = writeLetter({
    greeting: `Hallo ${user.firstName}`.trim(),
    opening: [
      'Unser Büro hat deine E-Mail-Adresse bei uns geändert. Ab jetzt gehen unsere E-Mails an die neue, und mit ihr meldest du dich an, wenn du ein Konto hast.',
    ],
    closing: [
      'Hast du es verlangt? Dann musst du nichts tun.',
      'Hast du es nicht verlangt? Melde dich bitte gleich bei uns.',
      'Dein Firn-Team',
    ],
    company,
  });
  const subject = 'Deine Adresse wurde geändert';
  return {
    ...letter,
    template: 'email_changed',
    subject,
    recipient: user.email,
    about: iri('users', user.id),
  };
}
