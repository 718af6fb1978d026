import { SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { WEBHOOK_OFF_TEXT, webhookOffMail } from './webhook-off.mail.ts';

export const WEBHOOK_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: WEBHOOK_OFF_TEXT,
    sample: (company) =>
      webhookOffMail({
        recipient: 'buero@beispiel.ch',
        endpoint: { id: '00000000-0000-4000-8000-000000000000', url: 'https://partner.example/firn' },
        company,
        origin: SAMPLE_ORIGIN,
      }),
  },
];
