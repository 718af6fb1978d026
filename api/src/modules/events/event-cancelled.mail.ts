import type { Company } from '@firn/shared-contracts/api';
import type { CancellationReason, Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  type CalendarBooking,
  type EventMail,
  eventDetails,
  eventInvitation,
  type MailedEvent,
  writeLetter,
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
  readonly company: Company;
  readonly at: Date;
}

const BECAUSE: Readonly<Record<CancellationReason, string>> = {
  minimum_participants: 'Leider haben sich zu wenige Personen angemeldet.',
  no_guide: 'Leider fällt unser Guide aus, und wir haben keinen Ersatz gefunden.',
  weather: 'Die Verhältnisse sind leider zu schlecht.',
  other: 'Leider geht es nicht anders.',
};

/** The mails `booking_annulled_{reason}` (docs/domain/mails.md#events): the office has called the event off. */
export function eventCancelledMail(facts: EventCancelledFacts): EventMail {
  const { event, booking, comment, paid, link, otherDates, company, at } = facts;
  const money =
    paid > 0
      ? `Du hast ${formatFrancs(paid)} bezahlt und bekommst alles zurück: Sag uns innert 14 Tagen, ob du das Geld, einen Gutschein oder ein anderes Datum möchtest.`
      : 'Du musst nichts bezahlen.';
  const letter = writeLetter({
    greeting: `Hallo ${facts.firstName}`,
    opening: [`Wir müssen «${event.title}» absagen. ${BECAUSE[facts.reason]}`, ...(comment ? [comment] : [])],
    details: [['Buchungsnummer', facts.bookingNumber], ...eventDetails(event)],
    ...(otherDates && { link: { text: 'Anderen Termin wählen', url: otherDates } }),
    closing: [money, 'Wir entschuldigen uns für die Umstände.', 'Dein Firn-Team'],
    company,
  });
  const invitation = eventInvitation(event, { isCancelled: true, link, at, booking });
  return { subject: `Abgesagt: ${event.title}`, ...letter, invitation };
}
