import {
  type CalendarBooking,
  defineMailText,
  EVENT_TITLE,
  type EventMail,
  eventDetails,
  eventInvitation,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  writeMail,
} from '../outbox/index.ts';

interface EventConfirmedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly booking: CalendarBooking;
  /** The page of the event. */
  readonly link: string;
  readonly company: Letterhead;
  readonly at: Date;
}

export const EVENT_CONFIRMED_TEXT = defineMailText({
  key: 'event_confirmed',
  title: 'Event findet statt',
  sentWhen: 'Wenn feststeht, dass der Event stattfindet.',
  group: 'events',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE },
  defaults: {
    subject: 'Findet statt: {event}',
    opening: 'Gute Nachricht: «{event}» findet statt.',
    closing: 'Wir freuen uns auf dich.\n\nDein Firn-Team',
  },
});

/** The mail `event_confirmed` (docs/domain/mails.md#events): the event takes place. */
export function eventConfirmedMail(facts: EventConfirmedFacts): EventMail {
  const { firstName, event, booking, link, company, at } = facts;
  const mail = writeMail(EVENT_CONFIRMED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title },
    details: eventDetails(event),
    link: { text: 'Zum Programm', url: link },
    company,
  });
  return { ...mail, invitation: eventInvitation(event, { isCancelled: false, link, at, booking }) };
}
