import {
  defineMailText,
  EVENT_TITLE,
  eventDetails,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
  type SampledMailText,
  writeMail,
} from '../outbox/index.ts';

interface ReportReturnedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  /** What is to be put right, in the words of the office. */
  readonly reason: string;
  /** The page of the tour. */
  readonly link: string;
  readonly company: Letterhead;
}

const REPORT_RETURNED_TEXT = defineMailText({
  key: 'guide_report_returned',
  title: 'Rapport zum Ergänzen zurück',
  sentWhen: 'Wenn das Büro einen Rapport zurückgibt. Was zu tun ist, steht nach der Einleitung.',
  group: 'guides',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE },
  defaults: {
    subject: 'Bitte ergänzen: Rapport zu {event}',
    opening: 'Bei deinem Rapport zu «{event}» ist noch etwas zu tun:',
    closing: 'Was du geschrieben hast, ist noch da. Gib den Rapport danach wieder ab.\n\nDein Firn-Team',
  },
});

/** The mail `guide_report_returned` (docs/domain/mails.md#guides): the office gives a report back to its guides. */
export function reportReturnedMail({ firstName, event, reason, link, company }: ReportReturnedFacts) {
  return writeMail(REPORT_RETURNED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    facts: [reason],
    details: eventDetails(event),
    link: { text: 'Zum Rapport', url: link },
    company,
  });
}

export const REPORT_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: REPORT_RETURNED_TEXT,
    sample: (company) =>
      reportReturnedMail({
        firstName: FIRST_NAME.sample,
        event: SAMPLE_EVENT,
        reason: 'Bitte trag die Spesen für die Seilbahn nach.',
        link: `${SAMPLE_ORIGIN}/profil/tour/code`,
        company,
      }),
  },
];
