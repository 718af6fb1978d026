import { COMPANY_NAME, defineMailText, type Letterhead, writeMail } from '../outbox/index.ts';

interface AlreadyRegisteredFacts {
  /** As the account has it, not as somebody typed it. */
  readonly firstName: string;
  readonly email: string;
  readonly origin: string;
  readonly company: Letterhead;
}

export const ALREADY_REGISTERED_TEXT = defineMailText({
  key: 'already_registered',
  title: 'Schon registriert',
  sentWhen: 'An eine Adresse, mit der sich jemand registrieren wollte und die schon ein Konto hat.',
  group: 'accounts',
  placeholders: {
    firma: COMPANY_NAME,
    adresse: { means: 'E-Mail-Adresse des Kontos', sample: 'nina@beispiel.ch' },
  },
  defaults: {
    subject: 'Du hast schon ein Konto bei {firma}',
    opening: [
      'Jemand wollte sich bei {firma} mit {adresse} registrieren, aber du hast schon ein Konto mit dieser Adresse.',
      'Warst du es? Dann melde dich einfach an.',
    ].join('\n\n'),
    closing: '',
  },
});

/** The mail `already_registered` (docs/domain/mails.md#accounts). */
export function alreadyRegisteredMail({ firstName, email, origin, company }: AlreadyRegisteredFacts) {
  return writeMail(ALREADY_REGISTERED_TEXT, {
    greeting: firstName ? `Hallo ${firstName}` : 'Hallo',
    values: { firma: company.name, adresse: email },
    link: { text: 'Anmelden', url: `${origin}/login` },
    notices: [
      `Weisst du das Passwort nicht mehr? Hier wählst du ein neues: ${origin}/passwort-vergessen`,
      'Warst du es nicht? Dann musst du nichts tun: An deinem Konto hat sich nichts geändert.',
    ],
    company,
  });
}
