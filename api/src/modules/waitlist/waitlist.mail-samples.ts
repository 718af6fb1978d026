import {
  FIRST_NAME,
  type Letterhead,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import {
  type EntryFacts,
  OFFER_OVER_TEXT,
  OFFERED_TEXT,
  offeredMail,
  offerOverMail,
  WAITLIST_OVER_TEXT,
  WAITLISTED_TEXT,
  waitlistedMail,
  waitlistOverMail,
} from './waitlist.mails.ts';

const { title, code, start, end } = SAMPLE_EVENT;
const factsOf = (company: Letterhead): EntryFacts => ({
  entry: {
    bookingNumber: 'W-2027-00007',
    personCount: 2,
    total: 129_000,
    waitlistPosition: 2,
    booker: { firstName: FIRST_NAME.sample },
    event: { title, code, start: start.toISOString(), end: end.toISOString() },
  },
  link: `${SAMPLE_ORIGIN}/profil/warteliste/code`,
  company,
});
const until = new Date('2027-01-17T09:30:00Z');

export const WAITLIST_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: WAITLISTED_TEXT, sample: (company) => waitlistedMail(factsOf(company)) },
  { text: OFFERED_TEXT, sample: (company) => offeredMail(factsOf(company), { until, event: SAMPLE_EVENT }) },
  { text: OFFER_OVER_TEXT, sample: (company) => offerOverMail(factsOf(company), 'expired') },
  { text: WAITLIST_OVER_TEXT, sample: (company) => waitlistOverMail(factsOf(company)) },
];
