import type { CancellationReason, Rappen } from '@firn/shared-contracts/domain';
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
  type MailText,
  writeMail,
} from '../outbox/index.ts';

interface EventCancelledFacts {
  readonly firstName: string;
  readonly event: MailedEvent;
  readonly booking: CalendarBooking;
  readonly bookingNumber: string;
  readonly reason: CancellationReason;
  /** What the office adds in its own words; empty for nothing. */
  readonly comment: string;
  /** What the guest has paid. */
  readonly paid: Rappen;
  /** The page of the event. */
  readonly link: string;
  /** The page on which the guest chooses another date; null for whoever has nothing to carry over. */
  readonly otherDates?: string | null;
  readonly company: Letterhead;
  readonly at: Date;
}

type CancelledText = MailText<'vorname' | 'event' | 'nummer'>;

function cancelledText(reason: CancellationReason, why: string, because: string): CancelledText {
  return defineMailText({
    key: `booking_annulled_${reason}`,
    title: `Event abgesagt: ${why}`,
    sentWhen: 'Wenn das Büro den Event absagt. Was mit dem Geld geschieht, steht vor dem Schluss.',
    group: 'events',
    placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
    defaults: {
      subject: 'Abgesagt: {event}',
      opening: `Wir müssen «{event}» absagen. ${because}`,
      closing: 'Wir entschuldigen uns für die Umstände.\n\nDein Firn-Team',
    },
  });
}

export const EVENT_CANCELLED_TEXTS: Readonly<Record<CancellationReason, CancelledText>> = {
  minimum_participants: cancelledText(
    'minimum_participants',
    'zu wenige Personen',
    'Leider haben sich zu wenige Personen angemeldet.',
  ),
  no_guide: cancelledText(
    'no_guide',
    'kein Guide',
    'Leider fällt unser Guide aus, und wir haben keinen Ersatz gefunden.',
  ),
  weather: cancelledText('weather', 'Verhältnisse', 'Die Verhältnisse sind leider zu schlecht.'),
  other: cancelledText('other', 'anderer Grund', 'Leider geht es nicht anders.'),
};

/** The mails `booking_annulled_{reason}` (docs/domain/mails.md#events): the office has called the event off. */
export function eventCancelledMail(facts: EventCancelledFacts): EventMail {
  const { firstName, event, bookingNumber, booking, reason, comment, paid, link, otherDates, company, at } =
    facts;
  const money =
    paid > 0
      ? `Du hast ${formatFrancs(paid)} bezahlt und bekommst alles zurück: Sag uns innert 14 Tagen, ob du das Geld, einen Gutschein oder ein anderes Datum möchtest.`
      : 'Du musst nichts bezahlen.';
  const mail = writeMail(EVENT_CANCELLED_TEXTS[reason], {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: bookingNumber },
    facts: comment ? [comment] : [],
    details: [['Buchungsnummer', bookingNumber], ...eventDetails(event)],
    ...(otherDates && { link: { text: 'Anderen Termin wählen', url: otherDates } }),
    notices: [money],
    company,
  });
  return { ...mail, invitation: eventInvitation(event, { isCancelled: true, link, at, booking }) };
}
