import {
  FIRST_NAME,
  type Letterhead,
  SAMPLE_AT,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
} from '../outbox/index.ts';
import {
  GUIDE_NEWS_TEXT,
  guideNewsMail,
  HOUSE_NEWS_TEXT,
  houseNewsMail,
  PARTICIPANT_NEWS_TEXT,
  participantNewsMail,
} from './event-news.mail.ts';

const factsOf = (company: Letterhead) => ({
  name: FIRST_NAME.sample,
  event: SAMPLE_EVENT,
  news: {
    short: PARTICIPANT_NEWS_TEXT.placeholders.kurz.sample,
    sentence: PARTICIPANT_NEWS_TEXT.placeholders.neuigkeit.sample,
    isCancelled: true,
  },
  origin: SAMPLE_ORIGIN,
  company,
  at: SAMPLE_AT,
});

export const EVENT_NEWS_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: PARTICIPANT_NEWS_TEXT, sample: (company) => participantNewsMail(factsOf(company)) },
  { text: GUIDE_NEWS_TEXT, sample: (company) => guideNewsMail(factsOf(company)) },
  { text: HOUSE_NEWS_TEXT, sample: (company) => houseNewsMail(factsOf(company)) },
];
