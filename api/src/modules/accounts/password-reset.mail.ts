import type { Company } from '@firn/shared-contracts/api';
import { formatDays, formatTime } from '../../lib/swiss-format.ts';
import { writeLetter } from '../outbox/index.ts';

interface PasswordResetFacts {
  readonly firstName: string;
  /** Until when the link is good. */
  readonly until: Date;
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `password_reset` (docs/domain/mails.md#accounts). */
export function passwordResetMail({ firstName, until, link, company }: PasswordResetFacts) {
  const letter = writeLetter({
    greeting: firstName ? `Hallo ${firstName}` : 'Guten Tag',
    opening: [
      'Für dein Konto wurde ein neues Passwort verlangt.',
      `Du kannst es bis ${formatDays(until, until)}, ${formatTime(until)} Uhr, wählen. Danach bist du auf allen Geräten abgemeldet.`,
    ],
    link: { text: 'Neues Passwort wählen', url: link },
    closing: ['Hast du keines verlangt? Dann musst du nichts tun: Dein Passwort gilt weiterhin.'],
    company,
  });
  return { subject: 'Wähle ein neues Passwort', ...letter };
}
