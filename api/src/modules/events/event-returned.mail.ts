import type { Company } from '@firn/shared-contracts/api';
import { eventDetails, type MailedEvent, writeLetter } from '../outbox/index.ts';

interface EventReturnedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  /** What is still to be done, in the words of the office. */
  readonly comment: string;
  /** The page of the tour. */
  readonly link: string;
  readonly company: Company;
}

/** The mail `guide_returned` (docs/domain/mails.md#events): the office gives a tour back to its guide. */
export function eventReturnedMail({ firstName, event, comment, link, company }: EventReturnedFacts) {
  const letter = writeLetter({
    greeting: `Hallo ${firstName}`,
    opening: [`Bei deiner Tour «${event.title}» ist noch etwas zu tun:`, comment],
    details: eventDetails(event),
    link: { text: 'Zur Tour', url: link },
    closing: ['Reiche sie danach wieder zur Prüfung ein.', 'Dein Firn-Team'],
    company,
  });
  return { subject: `Bitte ergänzen: ${event.title}`, ...letter };
}
