import { formatDays, formatTime } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  defineMailText,
  EVENT_DATES,
  EVENT_TITLE,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
export interface ConfirmationRequestedFacts {
  readonly number: string;
  readonly event: { readonly title: string; readonly start: Date; readonly end: Date };
  /** Until when the seats are held. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  readonly company: Letterhead;
}

/** No placeholder stands for anything that the visitor typed. */
export const CONFIRMATION_REQUESTED_TEXT = defineMailText({
  key: 'booking_confirmation_requested',
  title: 'Buchung bestätigen',
  sentWhen: 'An eine Adresse, mit der jemand ohne Konto gebucht hat, wenn sie zuerst bestätigt werden muss.',
  group: 'bookings',
  placeholders: {
    event: EVENT_TITLE,
    datum: EVENT_DATES,
    nummer: BOOKING_NUMBER,
    frist: { means: 'Bis wann die Plätze reserviert sind', sample: '11:00', needed: true },
  },
  defaults: {
    subject: 'Bitte bestätige deine Buchung: {event}',
    opening: [
      'Für diese E-Mail-Adresse ist eine Buchung bei uns eingegangen: «{event}», {datum}.',
      'Bitte bestätige deine Buchung {nummer} bis {frist} Uhr. So lange sind die Plätze reserviert.',
    ].join('\n\n'),
    closing: '',
  },
});

/** The mail `booking_confirmation_requested` (docs/domain/mails.md#request-for-confirmation). */
export function confirmationRequestedMail(facts: ConfirmationRequestedFacts): WrittenMail {
  const { number, event, until, link, company } = facts;
  return writeMail(CONFIRMATION_REQUESTED_TEXT, {
    greeting: 'Hallo',
    values: {
      event: event.title,
      datum: formatDays(event.start, event.end),
      nummer: number,
      frist: formatTime(until),
    },
    link: { text: 'Zur Bestätigung', url: link },
    notices: ['Hast du nicht gebucht? Dann musst du nichts tun: Die Reservation verfällt von selbst.'],
    company,
  });
}
