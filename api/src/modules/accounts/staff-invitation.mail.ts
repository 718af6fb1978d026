import { defineMailText } from '../outbox/index.ts';
import { INVITATION_PLACEHOLDERS, type InvitationFacts, writeInvitation } from './invitation.mail.ts';

export const STAFF_INVITATION_TEXT = defineMailText({
  key: 'staff_invitation',
  title: 'Einladung des ersten Super-Admins',
  sentWhen: 'Wenn eine neue Firma eingerichtet wird.',
  group: 'accounts',
  placeholders: INVITATION_PLACEHOLDERS,
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
export const staffInvitationMail = (facts: InvitationFacts) => writeInvitation(STAFF_INVITATION_TEXT, facts);
