import type { Company } from '@firn/shared-contracts/api';
import { writeLetter } from '../outbox/index.ts';

interface AlreadyRegisteredFacts {
  /** As the account has it, not as somebody typed it. */
  readonly firstName: string;
  readonly email: string;
  readonly origin: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `already_registered` (docs/domain/mails.md#accounts). */
export function alreadyRegisteredMail({ firstName, email, origin, company }: AlreadyRegisteredFacts) {
  const letter = writeLetter({
    greeting: firstName ? `Hallo ${firstName}` : 'Guten Tag',
    opening: [
      `Jemand wollte sich bei ${company.name} mit ${email} registrieren, aber du hast schon ein Konto mit dieser Adresse.`,
      'Warst du es? Dann melde dich einfach an.',
    ],
    link: { text: 'Anmelden', url: `${origin}/login` },
    closing: [
      `Weisst du das Passwort nicht mehr? Hier wählst du ein neues: ${origin}/passwort-vergessen`,
      'Warst du es nicht? Dann musst du nichts tun: An deinem Konto hat sich nichts geändert.',
    ],
    company,
  });
  return { subject: `Du hast schon ein Konto bei ${company.name}`, ...letter };
}
