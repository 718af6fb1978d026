import {
  FIRST_NAME,
  type Letterhead,
  SAMPLE_AT,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import { GUIDE_TEXTS, type GuideTemplate, guideMail } from './guide.mail.ts';

const facts = { firstName: FIRST_NAME.sample, event: SAMPLE_EVENT, origin: SAMPLE_ORIGIN, at: SAMPLE_AT };

export const GUIDE_MAIL_TEXTS: readonly SampledMailText[] = Object.entries(GUIDE_TEXTS).map(
  ([template, text]) => ({
    text,
    sample: (company: Letterhead) => guideMail({ ...facts, template: template as GuideTemplate, company }),
  }),
);
