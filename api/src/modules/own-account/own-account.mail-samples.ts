import { type Letterhead, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import {
  EMAIL_CHANGE_NOTICE_TEXT,
  EMAIL_CHANGE_TEXT,
  EMAIL_TAKEN_TEXT,
  emailChangeMail,
  emailChangeNotice,
  emailTakenMail,
} from './email-change.mail.ts';

const user = { id: '', email: 'nina@beispiel.ch', firstName: 'Nina' };
const factsOf = (company: Letterhead) => ({
  user,
  newEmail: 'nina.neu@beispiel.ch',
  code: 'code',
  origin: SAMPLE_ORIGIN,
  company,
});

export const OWN_ACCOUNT_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: EMAIL_CHANGE_TEXT, sample: (company) => emailChangeMail(factsOf(company)) },
  { text: EMAIL_CHANGE_NOTICE_TEXT, sample: (company) => emailChangeNotice(factsOf(company)) },
  { text: EMAIL_TAKEN_TEXT, sample: (company) => emailTakenMail(factsOf(company)) },
];
