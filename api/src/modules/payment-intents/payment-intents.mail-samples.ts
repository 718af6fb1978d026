import {
  BOOKING_NUMBER,
  FIRST_NAME,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { PAYMENT_LATE_TEXT, paymentLateMail } from './payment-late.mail.ts';
import { PAYMENT_RECEIVED_TEXT, paymentReceivedMail } from './payment-received.mail.ts';

const SAMPLE = {
  number: BOOKING_NUMBER.sample,
  firstName: FIRST_NAME.sample,
  event: SAMPLE_EVENT,
  amount: 64_500,
  method: 'twint',
  receivedOn: '2027-01-12',
  link: `${SAMPLE_ORIGIN}/profil/buchung/code`,
} as const;

export const PAYMENT_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: PAYMENT_RECEIVED_TEXT,
    sample: (company) => paymentReceivedMail({ ...SAMPLE, open: 12_000, company }),
  },
  { text: PAYMENT_LATE_TEXT, sample: (company) => paymentLateMail({ ...SAMPLE, toReturn: 64_500, company }) },
];
