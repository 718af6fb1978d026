import { formatMoment } from '../../lib/swiss-format.ts';
import { COMPANY_NAME, defineMailText, type Letterhead, writeMail } from '../outbox/index.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
interface RegisterConfirmFacts {
  /** Until when the link is good. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  readonly company: Letterhead;
}

export const REGISTER_CONFIRM_TEXT = defineMailText({
  key: 'register_confirm',
  title: 'Registrierung bestätigen',
  sentWhen: 'An eine Adresse, mit der sich jemand registriert hat.',
  group: 'accounts',
  placeholders: {
    firma: COMPANY_NAME,
    frist: { means: 'Bis wann der Link gilt', sample: 'So, 17.01.2027, 10:30 Uhr', needed: true },
  },
  defaults: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    opening: [
      'Mit dieser E-Mail-Adresse hat sich jemand bei {firma} registriert.',
      'Bitte bestätige bis {frist}, dass es deine ist. Danach kannst du dich anmelden.',
      'In einem anderen Browser fragen wir dich dabei nach dem Passwort, das du gewählt hast.',
    ].join('\n\n'),
    closing: '',
  },
});

/** The mail `register_confirm` (docs/domain/mails.md#accounts). */
export function registerConfirmMail({ until, link, company }: RegisterConfirmFacts) {
  return writeMail(REGISTER_CONFIRM_TEXT, {
    greeting: 'Hallo',
    values: { firma: company.name, frist: formatMoment(until) },
    link: { text: 'E-Mail-Adresse bestätigen', url: link },
    notices: [
      'Hast du dich nicht registriert? Dann bestätige nichts: Jemand anders hat deine Adresse angegeben, und ohne Bestätigung entsteht kein Konto.',
    ],
    company,
  });
}
