import { type Company, NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { writeLetter } from '../outbox/index.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
interface NewsletterConfirmFacts {
  /** Until when the link is good. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  /** The page that ends it. */
  readonly wayOut: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `newsletter_confirm` (docs/domain/mails.md#accounts). */
export function newsletterConfirmMail({ until, link, wayOut, company }: NewsletterConfirmFacts) {
  const letter = writeLetter({
    greeting: 'Guten Tag',
    opening: [
      'Für diese E-Mail-Adresse wurde unser Newsletter bestellt, mit diesen Worten:',
      `«${NEWSLETTER_CONSENT.text}»`,
      `Bitte bestätige das bis ${formatDays(until, until)}. Vorher schicken wir dir nichts.`,
    ],
    link: { text: 'Newsletter bestätigen', url: link },
    closing: [
      'Hast du ihn nicht bestellt? Dann musst du nichts tun: Ohne Bestätigung erhältst du ihn nicht.',
      `Abmelden: ${wayOut}`,
    ],
    company,
  });
  return { subject: `Bitte bestätige den Newsletter von ${company.name}`, ...letter };
}
