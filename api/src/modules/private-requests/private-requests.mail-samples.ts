import { FIRST_NAME, SAMPLE_EVENT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import {
  PRIVATE_OFFER_TEXT,
  PRIVATE_RECEIVED_TEXT,
  PRIVATE_REFUSED_TEXT,
  privateOfferMail,
  privateReceivedMail,
  privateRefusedMail,
} from './private-requests.mails.ts';

const link = `${SAMPLE_ORIGIN}/profil/privat/code`;
const request = {
  firstName: FIRST_NAME.sample,
  title: SAMPLE_EVENT.title,
  from: '2027-02-13',
  to: '2027-02-14',
  persons: 4,
};

export const PRIVATE_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: PRIVATE_RECEIVED_TEXT,
    sample: (company) => privateReceivedMail({ request, link, company }),
  },
  {
    text: PRIVATE_OFFER_TEXT,
    sample: (company) =>
      privateOfferMail(
        { request, link, company },
        {
          start: SAMPLE_EVENT.start,
          end: SAMPLE_EVENT.end,
          price: 58_000,
          minimumParticipants: 4,
          maximumParticipants: 4,
          guides: ['Andrea Caduff'],
          validUntil: new Date('2027-01-23T22:59:00Z'),
          message: 'Am Sonntag sind die Verhältnisse meist besser.',
        },
      ),
  },
  {
    text: PRIVATE_REFUSED_TEXT,
    sample: (company) => privateRefusedMail({ request, company }, 'An diesen Tagen ist kein Guide frei.'),
  },
];
