import type { Company } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  type CalendarBooking,
  type EventMail,
  eventDetails,
  eventInvitation,
  type LetterText,
  type MailedEvent,
  writeLetter,
} from '../outbox/index.ts';

interface EventRestoredFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly booking: CalendarBooking;
  readonly bookingNumber: string;
  /** What the booking is again. */
  readonly standing: 'binds' | 'requested' | 'waits';
  /** What the guest has paid, less what was paid back. */
  readonly paid: Rappen;
  /** The page of the event. */
  readonly link: string;
  readonly company: Company;
  readonly at: Date;
}

type RestoredMail = LetterText & Pick<EventMail, 'subject'> & Partial<Pick<EventMail, 'invitation'>>;

const HOLDS_AGAIN = {
  binds: 'Deine Buchung gilt wieder.',
  requested: 'Deine Anfrage gilt wieder.',
  waits: 'Du stehst wieder auf der Warteliste und musst nichts bezahlen.',
} as const;

/** The mail `booking_changed` (docs/domain/mails.md#events): an event that was called off can take place after all. */
export function eventRestoredMail(facts: EventRestoredFacts): RestoredMail {
  const { event, booking, standing, paid, link, company, at } = facts;
  const letter = writeLetter({
    greeting: `Hallo ${facts.firstName}`,
    opening: [`«${event.title}» ist nicht mehr abgesagt. ${HOLDS_AGAIN[standing]}`],
    details: [['Buchungsnummer', facts.bookingNumber], ...eventDetails(event)],
    link: { text: 'Zum Programm', url: link },
    closing: [
      ...(paid > 0 ? [`Die ${formatFrancs(paid)}, die du bezahlt hast, zählen weiterhin.`] : []),
      'Passt es dir nicht mehr? Dann ruf uns bitte an.',
      'Dein Firn-Team',
    ],
    company,
  });
  const mail = { subject: `Nicht mehr abgesagt: ${event.title}`, ...letter };
  if (standing !== 'binds') return mail;
  return { ...mail, invitation: eventInvitation(event, { isCancelled: false, link, at, booking }) };
}
