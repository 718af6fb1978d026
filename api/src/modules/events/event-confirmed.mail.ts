import type { Company } from '@firn/shared-contracts/api';
import {
  type CalendarBooking,
  type EventMail,
  eventDetails,
  eventInvitation,
  type MailedEvent,
  writeLetter,
} from '../outbox/index.ts';

interface EventConfirmedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly booking: CalendarBooking;
  /** The page of the event. */
  readonly link: string;
  readonly company: Company;
  readonly at: Date;
}

/** The mail `event_confirmed` (docs/domain/mails.md#events): the event takes place. */
export function eventConfirmedMail(facts: EventConfirmedFacts): EventMail {
  const { firstName, event, booking, link, company, at } = facts;
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [`Gute Nachricht: «${event.title}» findet statt.`],
    details: eventDetails(event),
    link: { text: 'Zum Programm', url: link },
    closing: ['Wir freuen uns auf dich.', 'Dein Firn-Team'],
    company,
  });
  const invitation = eventInvitation(event, { isCancelled: false, link, at, booking });
  return { subject: `Findet statt: ${event.title}`, ...letter, invitation };
}
