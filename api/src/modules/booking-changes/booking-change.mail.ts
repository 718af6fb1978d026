import { type BookingResponse, bookingPath, type Company } from '@firn/shared-contracts/api';
import { formatFrancs } from '../../lib/swiss-format.ts';
import { eventDetails, type LetterText, type MailedEvent, writeLetter } from '../outbox/index.ts';
import { moneyAfter } from './money-after.ts';

/** What the mails about a change tell. */
export interface ChangeMailFacts {
  /** As it is after the change. */
  readonly booking: BookingResponse;
  readonly event: MailedEvent;
  /** Names of who takes part now. */
  readonly persons: readonly string[];
  /** Rappen that the cancellation costs. */
  readonly fee: number;
  /** Where links lead. */
  readonly origin: string;
  readonly company: Company;
}

interface Words {
  readonly subject: string;
  readonly opening: readonly string[];
  readonly closing: readonly string[];
}

export interface ChangeMail extends LetterText {
  readonly subject: string;
}

/** The page of the booking; whoever has no account keeps the link of theirs, whose secret is nowhere in our data. */
const pageOf = ({ booking, origin }: ChangeMailFacts) =>
  booking.user ? { link: { text: 'Zur Buchung', url: `${origin}${bookingPath(booking.id)}` } } : {};

function changeLetter(facts: ChangeMailFacts, { subject, opening, closing }: Words): ChangeMail {
  const { booking, event, persons, fee, company } = facts;
  const vat = booking.vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const total = `${formatFrancs(booking.total)}${vat > 0 ? ' inkl. MWST' : ''}`;
  const letter = writeLetter({
    greeting: `Hallo ${booking.booker.firstName}`,
    opening,
    details: [
      ['Buchungsnummer', booking.bookingNumber],
      ...eventDetails(event),
      ...(persons.length > 0 ? [['Personen', persons.join(', ')] as const] : []),
      ...(fee > 0 ? [['Annullationskosten', formatFrancs(fee)] as const] : []),
      ['Total', total],
    ],
    ...pageOf(facts),
    closing: [...closing, 'Dein Firn-Team'],
    company,
  });
  return { subject: `${subject}: ${event.title}`, ...letter };
}

const ON_LIST: readonly BookingResponse['state'][] = ['waitlisted', 'offered'];

/** The mail `booking_cancelled`: the whole booking. */
export function bookingCancelledMail(facts: ChangeMailFacts, before: BookingResponse['state']): ChangeMail {
  const { title } = facts.event;
  const opening = ON_LIST.includes(before)
    ? `Du bist von der Warteliste für «${title}» abgemeldet.`
    : `Deine Buchung «${title}» ist abgemeldet.`;
  return changeLetter(facts, {
    subject: 'Abgemeldet',
    opening: [opening],
    closing: [moneyAfter(facts.booking)],
  });
}

/** What happened to a booking that goes on. */
export type BookingNews =
  | { readonly kind: 'cancel_person'; readonly left: string }
  | { readonly kind: 'replace_person'; readonly left: string; readonly joined: string }
  | { readonly kind: 'add_person'; readonly joined: string }
  | { readonly kind: 'restore' };

function newsOf(news: BookingNews): string {
  switch (news.kind) {
    case 'cancel_person':
      return `${news.left} ist von deiner Buchung abgemeldet.`;
    case 'replace_person':
      return `${news.joined} nimmt anstelle von ${news.left} teil.`;
    case 'add_person':
      return `${news.joined} ist neu in deiner Buchung dabei.`;
    case 'restore':
      return 'Deine Buchung gilt wieder.';
  }
}

/** The mail `booking_changed`: who takes part, or that it holds again. */
export function bookingChangedMail(facts: ChangeMailFacts, news: BookingNews): ChangeMail {
  const isWaiting = ON_LIST.includes(facts.booking.state);
  const isBack = isWaiting && news.kind === 'restore';
  const opening = isBack ? 'Du stehst wieder auf der Warteliste.' : newsOf(news);
  const closing = isWaiting
    ? 'Bis du ein Angebot annimmst, musst du nichts bezahlen.'
    : moneyAfter(facts.booking);
  return changeLetter(facts, { subject: 'Buchung geändert', opening: [opening], closing: [closing] });
}

/** The mail `booking_rebooked`: another date. */
export function bookingRebookedMail(facts: ChangeMailFacts): ChangeMail {
  const opening = `Deine Buchung ist umgebucht: Du nimmst jetzt an diesem Datum teil.`;
  return changeLetter(facts, {
    subject: 'Umgebucht',
    opening: [opening],
    closing: [moneyAfter(facts.booking)],
  });
}
