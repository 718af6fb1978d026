import {
  FIRST_NAME,
  SAMPLE_AT,
  SAMPLE_BOOKING,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { GUEST_TEXTS, type GuestTemplate, guestMail } from './guest.mail.ts';

const facts = {
  firstName: FIRST_NAME.sample,
  event: SAMPLE_EVENT,
  booking: SAMPLE_BOOKING,
  origin: SAMPLE_ORIGIN,
  at: SAMPLE_AT,
};

export const GUEST_MAIL_TEXTS: readonly SampledMailText[] = Object.entries(GUEST_TEXTS).map(
  ([template, text]) => ({
    text,
    sample: (company) => guestMail({ ...facts, template: template as GuestTemplate, company }),
  }),
);
