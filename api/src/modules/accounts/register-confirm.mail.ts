import type { Company } from '@firn/shared-contracts/api';
import { formatDays, formatTime } from '../../lib/swiss-format.ts';
import { writeLetter } from '../outbox/index.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
interface RegisterConfirmFacts {
  /** Until when the link is good. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `register_confirm` (docs/domain/mails.md#accounts). */
export function registerConfirmMail({ until, link, company }: RegisterConfirmFacts) {
  const letter = writeLetter({
    greeting: 'Guten Tag',
    opening: [
      `Mit dieser E-Mail-Adresse hat sich jemand bei ${company.name} registriert.`,
      `Bitte bestätige bis ${formatDays(until, until)}, ${formatTime(until)} Uhr, dass es deine ist. Danach kannst du dich anmelden.`,
      'In einem anderen Browser fragen wir dich dabei nach dem Passwort, das du gewählt hast.',
    ],
    link: { text: 'E-Mail-Adresse bestätigen', url: link },
    closing: [
      'Hast du dich nicht registriert? Dann bestätige nichts: Jemand anders hat deine Adresse angegeben, und ohne Bestätigung entsteht kein Konto.',
    ],
    company,
  });
  return { subject: 'Bitte bestätige deine E-Mail-Adresse', ...letter };
}
