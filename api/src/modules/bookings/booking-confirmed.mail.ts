import type { ExtraCost } from '@firn/shared-contracts/api';
import { type CancellationPolicy, costInAll, type Rappen } from '@firn/shared-contracts/domain';
import { EXTRA_COST_LABELS } from '@firn/shared-contracts/labels';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  bookedDetails,
  defineMailText,
  EVENT_TITLE,
  type EventMail,
  eventInvitation,
  eventPage,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  meetingDetails,
  writeMail,
} from '../outbox/index.ts';
import { calendarBooking } from './calendar-booking.ts';
import { type BeforehandFacts, beforehandDetails, minimumSentence } from './told-beforehand.ts';

export interface BookingConfirmedFacts {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly event: MailedEvent &
    BeforehandFacts & {
      /** Paid on site by each person; null without any. */
      readonly extraCosts: readonly ExtraCost[] | null;
    };
  readonly cancellationPolicy: Pick<CancellationPolicy, 'tiers'>;
  readonly persons: readonly { readonly firstName: string; readonly lastName: string }[];
  /** Says in words, line by line, who rents what. */
  readonly material: readonly string[];
  readonly total: Rappen;
  /** Rappen that have come in of it by now. */
  readonly paid: Rappen;
  /** VAT contained in the total. */
  readonly vat: Rappen;
  /** Day the invoice is due, `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  /** The page of the booking; null where a guest without an account got its secret with another mail. */
  readonly link: string | null;
  /** Whom to ask, from the settings. */
  readonly company: Letterhead;
  /** Of the booking, once it is confirmed. */
  readonly version: number;
  /** Where links lead. */
  readonly origin: string;
  readonly at: Date;
}

export const BOOKING_CONFIRMED_TEXT = defineMailText({
  key: 'booking_confirmed',
  title: 'Buchung bestätigt',
  sentWhen:
    'Wenn eine Buchung verbindlich ist. Mindestzahl, letzter Tag einer Absage und Rechnung stehen vor dem Schluss.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Buchung {nummer}: {event}',
    opening: 'Danke für deine Buchung «{event}». Sie ist bestätigt.',
    closing: 'Wir freuen uns auf dich.\n\nDein Firn-Team',
  },
});

const isInvoiced = ({ dueDate, total, paid }: BookingConfirmedFacts) => dueDate !== null && total > paid;

function paidDetails({ total, paid }: BookingConfirmedFacts): [string, string][] {
  if (paid === 0) return [];
  return [
    ['Bezahlt', formatFrancs(paid)],
    ['Noch offen', formatFrancs(Math.max(0, total - paid))],
  ];
}

const extraCostWords = ({ kind, amount, note }: ExtraCost): string =>
  [EXTRA_COST_LABELS[kind], note && `(${note})`, amount === null ? '' : formatFrancs(amount)]
    .filter(Boolean)
    .join(' ');

/** Tells what each person pays on site, and the costs in all (docs/domain/prices.md#extra-costs). */
function onSiteDetails({ event, total, persons }: BookingConfirmedFacts): [string, string][] {
  const costs = event.extraCosts ?? [];
  if (costs.length === 0) return [];
  const inAll = costInAll(total, costs, persons.length);
  return [
    ['Vor Ort, pro Person', costs.map(extraCostWords).join(', ')],
    ...(inAll === null ? [] : [['Alles zusammen', `rund ${formatFrancs(inAll)}`] as [string, string]]),
  ];
}

function detailsOf(facts: BookingConfirmedFacts): [string, string][] {
  const { number, event, persons, material, total, vat, dueDate, cancellationPolicy, at } = facts;
  return [
    ['Buchungsnummer', number],
    ...bookedDetails(event),
    ...meetingDetails(event),
    ['Personen', persons.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ...material.map((rented): [string, string] => ['Mietmaterial', rented]),
    ['Total', vat > 0 ? `${formatFrancs(total)} inkl. MWST` : formatFrancs(total)],
    ...paidDetails(facts),
    ...(dueDate && isInvoiced(facts) ? [['Zahlbar bis', formatDay(dueDate)] as [string, string]] : []),
    ...onSiteDetails(facts),
    ...beforehandDetails(event, cancellationPolicy, at),
  ];
}

/**
 * The mail `booking_confirmed` (docs/domain/mails.md#confirmation): names minimum and latest day of calling off, as
 * PauRG 6 asks, gear and what annulling costs.
 */
export function bookingConfirmedMail(facts: BookingConfirmedFacts): EventMail {
  const { number, firstName, event, origin, at, company } = facts;
  const mail = writeMail(BOOKING_CONFIRMED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    details: detailsOf(facts),
    ...(facts.link && { link: { text: 'Deine Buchung ansehen oder ändern', url: facts.link } }),
    notices: [
      ...(isInvoiced(facts) ? ['Die Rechnung schicken wir dir mit einer eigenen E-Mail.'] : []),
      ...minimumSentence(event),
    ],
    company,
  });
  const link = eventPage(origin, event);
  const booking = calendarBooking(event, facts, at);
  const invitation = eventInvitation(event, { isCancelled: false, link, at, booking });
  return { ...mail, invitation };
}
