import { FIRST_NAME, SAMPLE_EVENT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { DIGEST_TEXT, digestMail } from './pinboard-digest.mail.ts';

const posts = [{ author: 'Urs K.', carSharing: 'offer', text: 'Ich fahre ab Bern.' }] as const;

export const PINBOARD_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: DIGEST_TEXT,
    sample: (company) =>
      digestMail({
        firstName: FIRST_NAME.sample,
        boards: [{ ...SAMPLE_EVENT, posts }],
        link: `${SAMPLE_ORIGIN}/profil`,
        company,
      }),
  },
];
