import { formatDays } from '../../lib/swiss-format.ts';
import { COMPANY_NAME, defineMailText, FIRST_NAME, type Letterhead, writeMail } from '../outbox/index.ts';

export interface InvitationFacts {
  readonly firstName: string;
  /** Until when the link is good. */
  readonly until: Date;
  readonly link: string;
  readonly company: Letterhead;
}

export const INVITATION_PLACEHOLDERS = {
  vorname: FIRST_NAME,
  firma: COMPANY_NAME,
  frist: { means: 'Bis wann der Link gilt', sample: 'Sa, 30.01.2027', needed: true },
} as const;

export const INVITATION_TEXT = defineMailText({
  key: 'invitation',
  title: 'Einladung zu einem Konto',
  sentWhen: 'Wenn das Büro einen Gast einlädt.',
  group: 'accounts',
  placeholders: INVITATION_PLACEHOLDERS,
  defaults: {
    subject: 'Deine Einladung zu {firma}',
    opening: [
      'Wir haben dich bei {firma} als Gast erfasst.',
      'Mit einem eigenen Konto siehst du deine Buchungen und Rechnungen und buchst schneller. Die Einladung gilt bis {frist}.',
    ].join('\n\n'),
    closing: 'Möchtest du keines? Dann musst du nichts tun.\n\nDein Firn-Team',
  },
});

/** Writes an invitation by its text. Somebody without a first name is greeted without one. */
export const writeInvitation = (
  text: Parameters<typeof writeMail>[0],
  { firstName, until, link, company }: InvitationFacts,
) =>
  writeMail(text, {
    greeting: `Hallo ${firstName}`.trim(),
    values: { vorname: firstName, firma: company.name, frist: formatDays(until, until) },
    link: { text: 'Konto eröffnen', url: link },
    company,
  });

/** The mail `invitation` (docs/domain/mails.md#accounts): the office invites a guest to an account. */
export const invitationMail = (facts: InvitationFacts) => writeInvitation(INVITATION_TEXT, facts);
