import {
  FIRST_NAME,
  type Letterhead,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import {
  OPTION_OFFICE_TEXT,
  OPTION_OVER_TEXT,
  OPTION_TEXT,
  optionMail,
  optionOfficeMail,
  optionOverMail,
} from './seat-options.mails.ts';

const factsOf = (company: Letterhead, path: string) => ({
  option: {
    number: 'O-2027-00007',
    firstName: FIRST_NAME.sample,
    lastName: 'Käser',
    phone: '+41791234567',
    seats: 2,
    until: new Date('2027-01-17T17:00:00Z'),
    event: SAMPLE_EVENT,
  },
  link: `${SAMPLE_ORIGIN}${path}`,
  company,
});

export const OPTION_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: OPTION_TEXT, sample: (company) => optionMail(factsOf(company, '/profil/option/code')) },
  { text: OPTION_OVER_TEXT, sample: (company) => optionOverMail(factsOf(company, '/agenda')) },
  { text: OPTION_OFFICE_TEXT, sample: (company) => optionOfficeMail(factsOf(company, '/admin/bookings')) },
];
