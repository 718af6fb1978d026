import type { Company } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { writeLetter } from '../outbox/index.ts';

interface InvitationFacts {
  readonly firstName: string;
  /** Until when the link is good. */
  readonly until: Date;
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `invitation` (docs/domain/mails.md#accounts): the office invites a guest to an account. */
export function invitationMail({ firstName, until, link, company }: InvitationFacts) {
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [
      `Wir haben dich bei ${company.name} als Gast erfasst.`,
      `Mit einem eigenen Konto siehst du deine Buchungen und Rechnungen und buchst schneller. Die Einladung gilt bis ${formatDays(until, until)}.`,
    ],
    link: { text: 'Konto eröffnen', url: link },
    closing: ['Möchtest du keines? Dann musst du nichts tun.', 'Dein Firn-Team'],
    company,
  });
  return { subject: `Deine Einladung zu ${company.name}`, ...letter };
}
