import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { formatDays } from '../../lib/swiss-format.ts';
import { COMPANY_NAME, defineMailText, type Letterhead, writeMail } from '../outbox/index.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
interface NewsletterConfirmFacts {
  /** Until when the link is good. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  /** The page that ends it. */
  readonly wayOut: string;
  readonly company: Letterhead;
}

export const NEWSLETTER_CONFIRM_TEXT = defineMailText({
  key: 'newsletter_confirm',
  title: 'Newsletter bestätigen',
  sentWhen: 'An eine Adresse, für die jemand den Newsletter bestellt hat.',
  group: 'newsletter',
  placeholders: { firma: COMPANY_NAME },
  defaults: {
    subject: 'Bitte bestätige den Newsletter von {firma}',
    opening: 'Für diese E-Mail-Adresse wurde unser Newsletter bestellt, mit diesen Worten:',
    closing: '',
  },
});

/** The mail `newsletter_confirm` (docs/domain/mails.md#accounts). */
export function newsletterConfirmMail({ until, link, wayOut, company }: NewsletterConfirmFacts) {
  return writeMail(NEWSLETTER_CONFIRM_TEXT, {
    greeting: 'Hallo',
    values: { firma: company.name },
    facts: [
      `«${NEWSLETTER_CONSENT.text}»`,
      `Bitte bestätige das bis ${formatDays(until, until)}. Vorher schicken wir dir nichts.`,
    ],
    link: { text: 'Newsletter bestätigen', url: link },
    notices: [
      'Hast du ihn nicht bestellt? Dann musst du nichts tun: Ohne Bestätigung erhältst du ihn nicht.',
      `Abbestellen: ${wayOut}`,
    ],
    company,
  });
}
