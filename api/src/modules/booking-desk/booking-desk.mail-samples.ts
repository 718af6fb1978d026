import {
  BOOKING_NUMBER,
  FIRST_NAME,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { bookingRejectedMail, REJECTED_TEXT } from './booking-rejected.mail.ts';
import { CONTACT_CHANGED_TEXT, contactChangedMail } from './contact-changed.mail.ts';

export const BOOKING_DESK_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: CONTACT_CHANGED_TEXT,
    sample: (company) =>
      contactChangedMail({
        number: BOOKING_NUMBER.sample,
        firstName: FIRST_NAME.sample,
        event: SAMPLE_EVENT,
        link: `${SAMPLE_ORIGIN}/profil/buchung/code`,
        company,
      }),
  },
  {
    text: REJECTED_TEXT,
    sample: (company) =>
      bookingRejectedMail({
        number: BOOKING_NUMBER.sample,
        firstName: FIRST_NAME.sample,
        event: SAMPLE_EVENT,
        reason: 'Unser Guide geht nur mit drei Personen.',
        company,
      }),
  },
];
