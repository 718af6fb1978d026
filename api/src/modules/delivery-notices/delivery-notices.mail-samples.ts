import { FIRST_NAME, SAMPLE_AT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { TOKEN_ENDS_TEXT, tokenEndsMail } from './token-ends.mail.ts';

const admin = { email: 'corina@beispiel.ch', firstName: FIRST_NAME.sample };
const { token } = TOKEN_ENDS_TEXT.placeholders;

export const DELIVERY_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: TOKEN_ENDS_TEXT,
    sample: (company) =>
      tokenEndsMail({
        admin,
        token: {
          id: '4f2c9a',
          label: token.sample,
          remote: 'mfe-booking',
          expiresAt: SAMPLE_AT.toISOString(),
        },
        company,
        origin: SAMPLE_ORIGIN,
      }),
  },
];
