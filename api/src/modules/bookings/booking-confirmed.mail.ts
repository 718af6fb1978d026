import type { Company } from '@firn/shared-contracts/api';
import { decisionDate, type Rappen } from '@firn/shared-contracts/domain';
import { formatDay, formatDays, formatFrancs } from '../../lib/swiss-format.ts';
import {
  type EventMail,
  eventInvitation,
  eventPage,
  type LetterText,
  type MailedEvent,
  writeLetter,
} from '../outbox/index.ts';

export interface BookingConfirmedFacts {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly event: MailedEvent & {
    readonly durationDays: number;
    readonly minimumParticipants: number;
  };
  readonly persons: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly total: Rappen;
  /** VAT contained in the total. */
  readonly vat: Rappen;
  /** Day the invoice is due, `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  /** The page of the booking; null where a guest without an account got its secret with another mail. */
  readonly link: string | null;
  /** Whom to ask, from the settings. */
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
  /** Of the booking, once it is confirmed. */
  readonly version: number;
  /** Where links lead. */
  readonly origin: string;
  readonly at: Date;
}

export interface MailText extends LetterText {
  readonly subject: string;
}

function minimumSentence(event: BookingConfirmedFacts['event']): string[] {
  if (event.minimumParticipants < 2) return [];
  return [
    `Der Termin findet ab ${event.minimumParticipants} Personen statt. Kommen weniger zusammen, sagen wir dir das spätestens am ${formatDay(decisionDate(event))}.`,
  ];
}

const isInvoiced = ({ dueDate, total }: BookingConfirmedFacts) => dueDate !== null && total > 0;

function detailsOf(facts: BookingConfirmedFacts): [string, string][] {
  const { number, event, persons, total, vat, dueDate } = facts;
  return [
    ['Buchungsnummer', number],
    ['Termin', `${event.title} (${event.code})`],
    ['Datum', formatDays(event.start, event.end)],
    ['Personen', persons.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ['Total', vat > 0 ? `${formatFrancs(total)} inkl. MWST` : formatFrancs(total)],
    ...(dueDate && isInvoiced(facts) ? [['Zahlbar bis', formatDay(dueDate)] as [string, string]] : []),
  ];
}

/**
 * The mail `booking_confirmed` (docs/domain/mails.md#confirmation): names minimum and latest day of calling off, as
 * PauRG 6 asks.
 */
export function bookingConfirmedMail(facts: BookingConfirmedFacts): EventMail {
  const { event, origin, at } = facts;
  const closing = [
    ...(isInvoiced(facts) ? ['Die Rechnung schickt dir unser Büro separat.'] : []),
    ...minimumSentence(facts.event),
    'Wir freuen uns auf dich.',
    'Dein Firn-Team',
  ];
  const letter = writeLetter({
    greeting: `Hallo ${facts.firstName}`,
    opening: [`Danke für deine Buchung «${facts.event.title}». Dein Platz ist sicher.`],
    details: detailsOf(facts),
    ...(facts.link && { link: { text: 'Deine Buchung ansehen oder ändern', url: facts.link } }),
    closing,
    company: facts.company,
  });
  const link = eventPage(origin, event);
  const invitation = eventInvitation(event, { isCancelled: false, link, at, booking: facts });
  return { subject: `Deine Buchung ${facts.number}: ${event.title}`, ...letter, invitation };
}
