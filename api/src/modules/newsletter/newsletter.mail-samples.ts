import { SAMPLE_AT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { NEWSLETTER_CONFIRM_TEXT, newsletterConfirmMail } from './newsletter-confirm.mail.ts';

export const NEWSLETTER_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: NEWSLETTER_CONFIRM_TEXT,
    sample: (company) =>
      newsletterConfirmMail({
        until: SAMPLE_AT,
        link: `${SAMPLE_ORIGIN}/register/confirm-newsletter/code`,
        wayOut: `${SAMPLE_ORIGIN}/register/newsletter/code`,
        company,
      }),
  },
];
