import {
  defineMailText,
  EVENT_TITLE,
  eventDetails,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  writeMail,
} from '../outbox/index.ts';

interface EventReturnedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  /** What is still to be done, in the words of the office. */
  readonly comment: string;
  /** The page of the tour. */
  readonly link: string;
  readonly company: Letterhead;
}

export const EVENT_RETURNED_TEXT = defineMailText({
  key: 'guide_returned',
  title: 'Tour zum Ergänzen zurück',
  sentWhen: 'Wenn das Büro eine eingereichte Tour zurückgibt. Was zu tun ist, steht nach der Einleitung.',
  group: 'guides',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE },
  defaults: {
    subject: 'Bitte ergänzen: {event}',
    opening: 'Bei deiner Tour «{event}» ist noch etwas zu tun:',
    closing: 'Reiche sie danach wieder zum Prüfen ein.\n\nDein Firn-Team',
  },
});

/** The mail `guide_returned` (docs/domain/mails.md#events): the office gives a tour back to its guide. */
export function eventReturnedMail({ firstName, event, comment, link, company }: EventReturnedFacts) {
  return writeMail(EVENT_RETURNED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    facts: [comment],
    details: eventDetails(event),
    link: { text: 'Zur Tour', url: link },
    company,
  });
}
