import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import { formatFrancs } from '../../lib/swiss-format.ts';
import type { BillingAfter } from '../invoices/index.ts';
import {
  BOOKING_NUMBER,
  defineMailText,
  EVENT_TITLE,
  eventDetails,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  type MailText,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';
import { moneyAfter } from './money-after.ts';

type ChangedBooking = Pick<
  BookingResponse,
  'id' | 'version' | 'bookingNumber' | 'state' | 'total' | 'paid' | 'vatTotals' | 'user'
> & { readonly booker: Pick<BookingResponse['booker'], 'firstName' | 'email'> };

/** What the mails about a change tell. */
export interface ChangeMailFacts {
  /** As it is after the change. */
  readonly booking: ChangedBooking;
  readonly event: MailedEvent;
  /** Names of who takes part now. */
  readonly persons: readonly string[];
  /** Rappen of all cancellation fees that the total contains. */
  readonly fee: number;
  /** The document that is sent about the money that is owed then. */
  readonly billing: BillingAfter;
  /** Where links lead. */
  readonly origin: string;
  readonly company: Letterhead;
}

const SHARED = { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER } as const;
const news = (sample: string) =>
  ({ means: 'Was sich geändert hat, als Satz', sample, needed: true }) as const;

export const CANCELLED_TEXT = defineMailText({
  key: 'booking_cancelled',
  title: 'Buchung annulliert',
  sentWhen: 'Wenn eine Buchung annulliert ist oder jemand die Warteliste verlassen hat.',
  group: 'bookings',
  placeholders: { ...SHARED, neuigkeit: news('Deine Buchung «Skitour Piz Buin» ist annulliert.') },
  defaults: { subject: 'Annulliert: {event}', opening: '{neuigkeit}', closing: 'Dein Firn-Team' },
});

export const CHANGED_TEXT = defineMailText({
  key: 'booking_changed',
  title: 'Buchung geändert',
  sentWhen:
    'Wenn jemand dazukommt, ersetzt wird oder nicht mehr teilnimmt, wenn sich das Mietmaterial ändert oder die Buchung wieder gilt.',
  group: 'bookings',
  placeholders: { ...SHARED, neuigkeit: news('Urs Käser nimmt anstelle von Anna Käser teil.') },
  defaults: { subject: 'Buchung geändert: {event}', opening: '{neuigkeit}', closing: 'Dein Firn-Team' },
});

export const REBOOKED_TEXT = defineMailText({
  key: 'booking_rebooked',
  title: 'Buchung umgebucht',
  sentWhen: 'Wenn eine Buchung auf ein anderes Datum umgebucht ist.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Umgebucht: {event}',
    opening: 'Deine Buchung ist umgebucht: Du nimmst jetzt an diesem Datum teil.',
    closing: 'Dein Firn-Team',
  },
});

/** The page of the booking; whoever has no account keeps the link of theirs, whose secret is nowhere in our data. */
const pageOf = ({ booking, origin }: ChangeMailFacts) =>
  booking.user ? { link: { text: 'Zur Buchung', url: `${origin}${bookingPath(booking.id)}` } } : {};

const valuesOf = ({ booking, event }: ChangeMailFacts) => ({
  vorname: booking.booker.firstName,
  event: event.title,
  nummer: booking.bookingNumber,
});

type Values = ReturnType<typeof valuesOf>;

function changeMail<Name extends string>(
  facts: ChangeMailFacts,
  text: MailText<Name>,
  { values, money }: { readonly values: Values & Readonly<Record<Name, string>>; readonly money: string },
): WrittenMail {
  const { booking, event, persons, fee, company } = facts;
  const vat = booking.vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const total = `${formatFrancs(booking.total)}${vat > 0 ? ' inkl. MWST' : ''}`;
  return writeMail(text, {
    greeting: `Hallo ${booking.booker.firstName}`,
    values,
    details: [
      ['Buchungsnummer', booking.bookingNumber],
      ...eventDetails(event),
      ...(persons.length > 0 ? [['Personen', persons.join(', ')] as const] : []),
      ...(fee > 0 ? [['Annullationskosten', formatFrancs(fee)] as const] : []),
      ['Total', total],
    ],
    ...pageOf(facts),
    notices: [money],
    company,
  });
}

const ON_LIST: readonly BookingResponse['state'][] = ['waitlisted', 'offered'];

/** The mail `booking_cancelled`: the whole booking. */
export function bookingCancelledMail(facts: ChangeMailFacts, before: BookingResponse['state']): WrittenMail {
  const { title } = facts.event;
  const sentence = ON_LIST.includes(before)
    ? `Du stehst nicht mehr auf der Warteliste für «${title}».`
    : `Deine Buchung «${title}» ist annulliert.`;
  const values = { ...valuesOf(facts), neuigkeit: sentence };
  return changeMail(facts, CANCELLED_TEXT, { values, money: moneyAfter(facts.booking, facts.billing) });
}

/** What happened to a booking that goes on. */
export type BookingNews =
  | { readonly kind: 'cancel_person'; readonly left: string }
  | { readonly kind: 'replace_person'; readonly left: string; readonly joined: string }
  | { readonly kind: 'add_person'; readonly joined: string }
  | { readonly kind: 'change_material' }
  | { readonly kind: 'restore' };

function newsOf(news: BookingNews): string {
  switch (news.kind) {
    case 'cancel_person':
      return `Die Teilnahme von ${news.left} ist annulliert.`;
    case 'replace_person':
      return `${news.joined} nimmt anstelle von ${news.left} teil.`;
    case 'add_person':
      return `${news.joined} ist neu in deiner Buchung dabei.`;
    case 'change_material':
      return 'In deiner Buchung ist das Mietmaterial geändert.';
    case 'restore':
      return 'Deine Buchung gilt wieder.';
  }
}

/** The mail `booking_changed`: who takes part, or that it holds again. */
export function bookingChangedMail(facts: ChangeMailFacts, news: BookingNews): WrittenMail {
  const isWaiting = ON_LIST.includes(facts.booking.state);
  const isBack = isWaiting && news.kind === 'restore';
  const sentence = isBack ? 'Du stehst wieder auf der Warteliste.' : newsOf(news);
  const money = isWaiting
    ? 'Bis du Plätze annimmst, musst du nichts bezahlen.'
    : moneyAfter(facts.booking, facts.billing);
  return changeMail(facts, CHANGED_TEXT, { values: { ...valuesOf(facts), neuigkeit: sentence }, money });
}

/** The mail `booking_rebooked`: another date. */
export const bookingRebookedMail = (facts: ChangeMailFacts): WrittenMail =>
  changeMail(facts, REBOOKED_TEXT, {
    values: valuesOf(facts),
    money: moneyAfter(facts.booking, facts.billing),
  });
