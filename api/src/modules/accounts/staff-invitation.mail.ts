import { formatDays } from '../../lib/swiss-format.ts';
import { COMPANY_NAME, defineMailText, FIRST_NAME, writeMail } from '../outbox/index.ts';
import type { InvitationFacts } from './invitation.mail.ts';

export const STAFF_INVITATION_TEXT = defineMailText({
  key: 'staff_invitation',
  title: 'Einladung des ersten Super-Admins',
  sentWhen: 'Wenn eine neue Firma eingerichtet wird.',
  group: 'accounts',
  placeholders: {
    vorname: FIRST_NAME,
    firma: COMPANY_NAME,
    frist: { means: 'Bis wann der Link gilt', sample: 'Sa, 30.01.2027', needed: true },
  },
  defaults: {
    subject: 'Dein Zugang zum Büro von {firma}',
    opening: [
      '{firma} ist eingerichtet, und du verwaltest sie.',
      'Wähle ein Passwort und melde dich an. Der Link gilt bis {frist}.',
    ].join('\n\n'),
    closing: 'Danach richtest du im Büro ein, was vor der ersten Buchung noch fehlt.',
  },
});

/** The mail `staff_invitation` (docs/domain/mails.md#accounts): the setup invites the first super admin. */
export function staffInvitationMail({ firstName, until, link, company }: InvitationFacts) {
  return writeMail(STAFF_INVITATION_TEXT, {
    greeting: `Hallo ${firstName}`.trim(),
    values: { vorname: firstName, firma: company.name, frist: formatDays(until, until) },
    link: { text: 'Konto eröffnen', url: link },
    company,
  });
}
