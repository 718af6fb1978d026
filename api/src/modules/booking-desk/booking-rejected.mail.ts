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

interface BookingRejectedFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: BookedEvent;
  /** Why, in the words of the office; empty for nothing. */
  readonly reason: string;
  readonly company: Letterhead;
}

export const REJECTED_TEXT = defineMailText({
  key: 'booking_rejected',
  title: 'Anfrage abgelehnt',
  sentWhen: 'Wenn das Büro eine Anfrage ablehnt. Der Grund des Büros steht nach der Einleitung.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Anfrage {nummer}: {event}',
    opening: 'Leider können wir deine Anfrage für «{event}» nicht bestätigen.',
    closing: [
      'Du musst nichts bezahlen. Wir suchen gern mit dir einen anderen Termin: Ruf uns an oder schreib uns.',
      'Dein Firn-Team',
    ].join('\n\n'),
  },
});

/** The mail `booking_rejected` (docs/domain/mails.md#changes-of-a-booking): the office declines a request. */
export function bookingRejectedMail({
  number,
  firstName,
  event,
  reason,
  company,
}: BookingRejectedFacts): WrittenMail {
  return writeMail(REJECTED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    facts: reason ? [reason] : [],
    details: [['Buchungsnummer', number], ...bookedDetails(event)],
    company,
  });
}
