import type { Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  type CalendarBooking,
  defineMailText,
  EVENT_TITLE,
  type EventMail,
  eventDetails,
  eventInvitation,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type WrittenMail,
  writeMail,
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
  readonly company: Letterhead;
  readonly at: Date;
}

type RestoredMail = WrittenMail & Partial<Pick<EventMail, 'invitation'>>;

const HOLDS_AGAIN = {
  binds: 'Deine Buchung gilt wieder.',
  requested: 'Deine Anfrage gilt wieder.',
  waits: 'Du stehst wieder auf der Warteliste und musst nichts bezahlen.',
} as const;

/** A text of its own beside that of `booking_changed`, whose template it has. */
export const EVENT_RESTORED_TEXT = defineMailText({
  key: 'event_restored',
  title: 'Event nicht mehr abgesagt',
  sentWhen: 'Wenn ein abgesagter Event doch stattfinden kann.',
  group: 'events',
  placeholders: {
    vorname: FIRST_NAME,
    event: EVENT_TITLE,
    nummer: BOOKING_NUMBER,
    stand: { means: 'Was jetzt gilt, als Satz', sample: HOLDS_AGAIN.binds, needed: true },
  },
  defaults: {
    subject: 'Nicht mehr abgesagt: {event}',
    opening: '«{event}» ist nicht mehr abgesagt. {stand}',
    closing: 'Passt es dir nicht mehr? Dann ruf uns bitte an.\n\nDein Firn-Team',
  },
});

/** The mail `booking_changed` (docs/domain/mails.md#events): an event that was called off can take place after all. */
export function eventRestoredMail(facts: EventRestoredFacts): RestoredMail {
  const { firstName, event, booking, bookingNumber, standing, paid, link, company, at } = facts;
  const mail = writeMail(EVENT_RESTORED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: bookingNumber, stand: HOLDS_AGAIN[standing] },
    details: [['Buchungsnummer', bookingNumber], ...eventDetails(event)],
    link: { text: 'Zum Programm', url: link },
    notices: paid > 0 ? [`Die ${formatFrancs(paid)}, die du bezahlt hast, zählen weiterhin.`] : [],
    company,
  });
  if (standing !== 'binds') return mail;
  return { ...mail, invitation: eventInvitation(event, { isCancelled: false, link, at, booking }) };
}
