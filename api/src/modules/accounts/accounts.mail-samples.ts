import { SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { ALREADY_REGISTERED_TEXT, alreadyRegisteredMail } from './already-registered.mail.ts';
import { INVITATION_TEXT, invitationMail } from './invitation.mail.ts';
import { PASSWORD_RESET_TEXT, passwordResetMail } from './password-reset.mail.ts';
import { REGISTER_CONFIRM_TEXT, registerConfirmMail } from './register-confirm.mail.ts';
import { STAFF_INVITATION_TEXT, staffInvitationMail } from './staff-invitation.mail.ts';

const firstName = 'Nina';
const in24Hours = new Date('2027-01-17T09:30:00Z');
const in1Hour = new Date('2027-01-16T10:30:00Z');
const in14Days = new Date('2027-01-30T09:30:00Z');

export const ACCOUNT_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: REGISTER_CONFIRM_TEXT,
    sample: (company) =>
      registerConfirmMail({ until: in24Hours, link: `${SAMPLE_ORIGIN}/register/confirm/code`, company }),
  },
  {
    text: ALREADY_REGISTERED_TEXT,
    sample: (company) =>
      alreadyRegisteredMail({ firstName, email: 'nina@beispiel.ch', origin: SAMPLE_ORIGIN, company }),
  },
  {
    text: PASSWORD_RESET_TEXT,
    sample: (company) => {
      const link = `${SAMPLE_ORIGIN}/passwort-vergessen/code`;
      return passwordResetMail({ firstName, until: in1Hour, link, company });
    },
  },
  {
    text: INVITATION_TEXT,
    sample: (company) =>
      invitationMail({ firstName, until: in14Days, link: `${SAMPLE_ORIGIN}/register/code`, company }),
  },
  {
    text: STAFF_INVITATION_TEXT,
    sample: (company) =>
      staffInvitationMail({ firstName, until: in14Days, link: `${SAMPLE_ORIGIN}/register/code`, company }),
  },
];
