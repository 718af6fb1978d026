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

interface ContactChangedFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: BookedEvent;
  /** The page of the booking, or of its place on the waiting list. */
  readonly link: string;
  readonly company: Letterhead;
}

export const CONTACT_CHANGED_TEXT = defineMailText({
  key: 'booking_contact_changed',
  title: 'Adresse einer Buchung berichtigt',
  sentWhen:
    'An die neue Adresse, wenn das Büro die E-Mail-Adresse einer Buchung berichtigt. Die Links früherer E-Mails gelten dann nicht mehr.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Buchung {nummer}: neue E-Mail-Adresse',
    opening:
      'Unser Büro hat die E-Mail-Adresse deiner Buchung für «{event}» berichtigt. Ab jetzt schreiben wir dir hierher.',
    closing: 'Dein Firn-Team',
  },
});

/** The mail `booking_contact_changed` (docs/domain/mails.md#changes-of-a-booking), to the new address. */
export function contactChangedMail({
  number,
  firstName,
  event,
  link,
  company,
}: ContactChangedFacts): WrittenMail {
  return writeMail(CONTACT_CHANGED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    notices: [
      'Der Link zu deiner Buchung ist neu. Die Links in früheren E-Mails gelten nicht mehr.',
      'Hast du das nicht verlangt? Melde dich bitte gleich bei uns.',
    ],
    details: [['Buchungsnummer', number], ...bookedDetails(event)],
    link: { text: 'Zur Buchung', url: link },
    company,
  });
}
