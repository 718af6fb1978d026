import { BOOKING_NUMBER, FIRST_NAME, type SampledMailText } from '../outbox/index.ts';
import { REFUND_SENT_TEXT, refundSentMail } from './refund-sent.mail.ts';

export const REFUND_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: REFUND_SENT_TEXT,
    sample: (company) =>
      refundSentMail({
        number: BOOKING_NUMBER.sample,
        firstName: FIRST_NAME.sample,
        amount: 56_500,
        way: 'bank',
        iban: 'CH9300762011623852957',
        company,
      }),
  },
];
