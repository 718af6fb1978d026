import type { Company } from '@firn/shared-contracts/api';
import { writeLetter } from '../outbox/index.ts';
import { type EventMail, eventDetails, eventInvitation, type MailedEvent } from './mailed-event.ts';

interface EventConfirmedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  /** The page of the event. */
  readonly link: string;
  readonly company: Company;
  readonly at: Date;
}

/** The mail `event_confirmed` (docs/domain/mails.md#events): the event takes place. */
export function eventConfirmedMail({ firstName, event, link, company, at }: EventConfirmedFacts): EventMail {
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [`Gute Nachricht: «${event.title}» findet statt.`],
    details: eventDetails(event),
    link: { text: 'Zum Programm', url: link },
    closing: ['Wir freuen uns auf dich.', 'Dein Firn-Team'],
    company,
  });
  const invitation = eventInvitation(event, { isCancelled: false, link, at });
  return { subject: `Findet statt: ${event.title}`, ...letter, invitation };
}
