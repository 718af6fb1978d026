import type { Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  type BookedEvent,
  bookedDetails,
  defineMailText,
  EVENT_TITLE,
  FIRST_NAME,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

interface BookingReceivedFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: BookedEvent;
  readonly persons: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly total: Rappen;
  /** The page of the request. */
  readonly link: string;
  readonly company: Letterhead;
}

export const BOOKING_RECEIVED_TEXT = defineMailText({
  key: 'booking_received',
  title: 'Anfrage erhalten',
  sentWhen:
    'Wenn jemand Plätze in einem Event auf Anfrage anfragt. Dass noch nichts gebucht ist, steht vor dem Schluss.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Anfrage {nummer}: {event}',
    opening: 'Danke für deine Anfrage für «{event}». Wir prüfen sie und melden uns bei dir.',
    closing: 'Dein Firn-Team',
  },
});

/** The mail `booking_received` (docs/domain/mails.md#requests): a request has come, and nothing binds yet. */
export function bookingReceivedMail(facts: BookingReceivedFacts): WrittenMail {
  const { number, firstName, event, persons, total, link, company } = facts;
  return writeMail(BOOKING_RECEIVED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    details: [
      ['Nummer', number],
      ...bookedDetails(event),
      ['Personen', persons.map((person) => `${person.firstName} ${person.lastName}`).join(', ')],
      ['Total', formatFrancs(total)],
    ],
    link: { text: 'Deine Anfrage ansehen oder zurückziehen', url: link },
    notices: ['Noch ist nichts gebucht, und du musst nichts bezahlen: Das gilt erst, wenn wir zusagen.'],
    company,
  });
}
