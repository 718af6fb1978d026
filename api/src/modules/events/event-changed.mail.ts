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

interface EventChangedFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly booking: CalendarBooking;
  readonly bookingNumber: string;
  /** Sentences that name the facts which are others now. */
  readonly change: string;
  /** «bis Mo, 15.06.2026»; null where nothing is granted. */
  readonly freeUntil: string | null;
  /** The page of the booking. */
  readonly link: string;
  /** That of the event, which holds no secret: calendars are shared. */
  readonly page: string;
  /** Guests who wait for a seat, or for an answer, have no calendar file yet. */
  readonly hasFile: boolean;
  readonly company: Letterhead;
  readonly at: Date;
}

export const EVENT_CHANGED_TEXT = defineMailText({
  key: 'event_changed',
  title: 'Event geändert',
  sentWhen: 'An Buchende, wenn das Büro Datum, Zeit, Ort, Treffpunkt, Guide oder Preis eines Events ändert.',
  group: 'events',
  placeholders: {
    vorname: FIRST_NAME,
    event: EVENT_TITLE,
    nummer: BOOKING_NUMBER,
    änderung: {
      means: 'Was neu ist, als Sätze',
      sample: 'Treffpunkt: neu «Talstation», bisher «Bahnhof».',
      needed: true,
    },
  },
  defaults: {
    subject: 'Änderung: {event}',
    opening: 'Bei «{event}» ist etwas neu. {änderung}',
    closing: 'Hast du Fragen dazu? Melde dich bei uns.\n\nDein Firn-Team',
  },
});

/** The mail `event_changed` (docs/domain/mails.md#news-of-an-event): what was booked is another now. */
export function eventChangedMail(
  facts: EventChangedFacts,
): WrittenMail & Partial<Pick<EventMail, 'invitation'>> {
  const { firstName, event, booking, bookingNumber, change, freeUntil, link, company, at } = facts;
  const mail = writeMail(EVENT_CHANGED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: bookingNumber, änderung: change },
    details: [['Buchungsnummer', bookingNumber], ...eventDetails(event)],
    link: { text: 'Zur Buchung', url: link },
    notices: freeUntil
      ? [`Passt es dir so nicht? Du kannst deine Teilnahme ${freeUntil} ohne Annullationskosten annullieren.`]
      : [],
    company,
  });
  if (!facts.hasFile) return mail;
  return {
    ...mail,
    invitation: eventInvitation(event, { isCancelled: false, link: facts.page, at, booking }),
  };
}
