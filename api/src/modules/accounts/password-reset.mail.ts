import { formatMoment } from '../../lib/swiss-format.ts';
import { defineMailText, type Letterhead, writeMail } from '../outbox/index.ts';

interface PasswordResetFacts {
  readonly firstName: string;
  /** Until when the link is good. */
  readonly until: Date;
  readonly link: string;
  readonly company: Letterhead;
}

export const PASSWORD_RESET_TEXT = defineMailText({
  key: 'password_reset',
  title: 'Neues Passwort wählen',
  sentWhen: 'Wenn jemand sein Passwort vergessen hat.',
  group: 'accounts',
  placeholders: {
    frist: { means: 'Bis wann der Link gilt', sample: 'Sa, 16.01.2027, 11:30 Uhr', needed: true },
  },
  defaults: {
    subject: 'Wähle ein neues Passwort',
    opening: [
      'Für dein Konto wurde ein neues Passwort verlangt.',
      'Du kannst es bis {frist}, wählen. Danach bist du auf allen Geräten abgemeldet.',
    ].join('\n\n'),
    closing: '',
  },
});

/** The mail `password_reset` (docs/domain/mails.md#accounts). */
export function passwordResetMail({ firstName, until, link, company }: PasswordResetFacts) {
  return writeMail(PASSWORD_RESET_TEXT, {
    greeting: firstName ? `Hallo ${firstName}` : 'Hallo',
    values: { frist: formatMoment(until) },
    link: { text: 'Neues Passwort wählen', url: link },
    notices: ['Hast du keines verlangt? Dann musst du nichts tun: Dein Passwort gilt weiterhin.'],
    company,
  });
}
