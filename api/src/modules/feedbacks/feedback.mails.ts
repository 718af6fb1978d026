import { formatDays } from '../../lib/swiss-format.ts';
import {
  type BookedEvent,
  bookedDetails,
  defineMailText,
  EVENT_DATES,
  EVENT_TITLE,
  FIRST_NAME,
  type Letterhead,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
  writeMail,
} from '../outbox/index.ts';

interface Addressee {
  readonly firstName: string;
  readonly event: BookedEvent;
}

const REQUEST_TEXT = defineMailText({
  key: 'feedback_request',
  title: 'Wie war es?',
  sentWhen:
    'Nach dem Ende, wie es die Regel sagt, an alle, die dabei waren. Der Link gilt 60 Tage und für eine Antwort.',
  group: 'events',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, datum: EVENT_DATES },
  defaults: {
    subject: 'Wie war «{event}»?',
    opening:
      'Schön, warst du dabei! Magst du uns sagen, wie es war? Es dauert eine Minute und hilft uns, die nächste Tour besser zu machen.',
    closing: 'Danke und bis bald in den Bergen\n\nDein Firn-Team',
  },
});

interface RequestFacts {
  readonly person: Addressee;
  readonly link: string;
  readonly company: Letterhead;
}

/** The mail `feedback_request` (docs/domain/feedback.md#asking). */
export function feedbackRequestMail({ person: { firstName, event }, link, company }: RequestFacts) {
  return writeMail(REQUEST_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, datum: formatDays(event.start, event.end) },
    notices: ['Der Link ist nur für dich und gilt 60 Tage. Bitte leite ihn nicht weiter.'],
    details: bookedDetails(event),
    link: { text: 'Rückmeldung geben', url: link },
    company,
  });
}

const REPLY_TEXT = defineMailText({
  key: 'feedback_reply',
  title: 'Antwort auf eine Rückmeldung',
  sentWhen:
    'Wenn das Büro auf ein Feedback antwortet und das so wünscht. Die Antwort steht nach der Einleitung.',
  group: 'events',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE },
  defaults: {
    subject: 'Deine Rückmeldung zu «{event}»',
    opening: 'Danke für deine Rückmeldung. Unsere Antwort:',
    closing: 'Dein Firn-Team',
  },
});

interface ReplyFacts {
  readonly person: Addressee;
  readonly comment: string;
  readonly reply: string;
  readonly company: Letterhead;
}

/** The mail `feedback_reply` (docs/domain/feedback.md#the-office). */
export function feedbackReplyMail({ person: { firstName, event }, comment, reply, company }: ReplyFacts) {
  return writeMail(REPLY_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    facts: [reply],
    notices: comment ? [`Du hast uns geschrieben: «${comment}»`] : [],
    details: bookedDetails(event),
    company,
  });
}

const SAMPLE = { firstName: FIRST_NAME.sample, event: SAMPLE_EVENT };

export const FEEDBACK_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: REQUEST_TEXT,
    sample: (company) =>
      feedbackRequestMail({ person: SAMPLE, link: `${SAMPLE_ORIGIN}/rueckmeldung/code`, company }),
  },
  {
    text: REPLY_TEXT,
    sample: (company) =>
      feedbackReplyMail({
        person: SAMPLE,
        comment: 'Das Gipfelziel war für mich etwas zu lang.',
        reply: 'Danke für den Hinweis. Wir schreiben die Gehzeiten künftig klarer aus.',
        company,
      }),
  },
];
