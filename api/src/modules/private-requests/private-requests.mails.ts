import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatDay, formatDays, formatFrancs, formatMoment, formatTime } from '../../lib/swiss-format.ts';
import { defineMailText, FIRST_NAME, type Letterhead, type WrittenMail, writeMail } from '../outbox/index.ts';

const OFFER_TITLE = { means: 'Titel der Tour', sample: 'Skitour Piz Buin' } as const;
const SHARED = { vorname: FIRST_NAME, tour: OFFER_TITLE } as const;

/** A wish as mails tell of it. */
export interface MailedRequest {
  readonly firstName: string;
  readonly title: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly persons: number;
}

interface Told {
  readonly request: MailedRequest;
  /** Leads to the page of the request; opening it changes nothing. */
  readonly link: string;
  readonly company: Letterhead;
}

const valuesOf = ({ firstName, title }: MailedRequest) => ({ vorname: firstName, tour: title });
const greetingOf = ({ firstName }: MailedRequest) => `Hallo ${firstName}`;

const personsOf = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
const daysOf = ({ from, to }: MailedRequest) =>
  from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`;

export const PRIVATE_RECEIVED_TEXT = defineMailText({
  key: 'private_request_received',
  title: 'Private Tour angefragt',
  sentWhen: 'Wenn jemand eine private Tour anfragt. Dass noch nichts gebucht ist, steht vor dem Schluss.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Deine Anfrage: {tour} privat',
    opening: 'Danke für deine Anfrage. Wir suchen Guide und Datum und machen dir einen Vorschlag.',
    closing: 'Dein Firn-Team',
  },
});

/** The mail `private_request_received` (docs/domain/mails.md#private-tours). */
export const privateReceivedMail = ({ request, link, company }: Told): WrittenMail =>
  writeMail(PRIVATE_RECEIVED_TEXT, {
    greeting: greetingOf(request),
    values: valuesOf(request),
    details: [
      ['Tour', request.title],
      ['Wunschdatum', daysOf(request)],
      ['Gruppe', personsOf(request.persons)],
    ],
    link: { text: 'Deine Anfrage ansehen oder zurückziehen', url: link },
    notices: ['Noch ist nichts gebucht, und du musst nichts bezahlen.'],
    company,
  });

export interface MailedOffer {
  readonly start: Date;
  readonly end: Date;
  /** Per person. */
  readonly price: Rappen;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly guides: readonly string[];
  readonly validUntil: Date;
  /** In the words of the office; empty for nothing. */
  readonly message: string;
}

export const PRIVATE_OFFER_TEXT = defineMailText({
  key: 'private_offer',
  title: 'Vorschlag einer privaten Tour',
  sentWhen:
    'Wenn das Büro eine private Tour vorschlägt. Bis wann der Vorschlag gilt, steht nach der Einleitung.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Unser Vorschlag: {tour} privat',
    opening: 'Gern führen wir «{tour}» für dich und deine Gruppe durch.',
    closing: 'Wir freuen uns auf dich.\n\nDein Firn-Team',
  },
});

const groupOf = ({ minimumParticipants: least, maximumParticipants: most }: MailedOffer) =>
  least === most ? personsOf(most) : `${least} bis ${most} Personen`;

/** The mail `private_offer`: its link books. */
export function privateOfferMail({ request, link, company }: Told, offer: MailedOffer): WrittenMail {
  const { start, end, price, guides, validUntil, message } = offer;
  const until = formatMoment(validUntil);
  return writeMail(PRIVATE_OFFER_TEXT, {
    greeting: greetingOf(request),
    values: valuesOf(request),
    facts: [...(message ? [message] : []), `Der Vorschlag gilt bis ${until}.`],
    details: [
      ['Tour', request.title],
      ['Datum', formatDays(start, end)],
      ['Beginn', `${formatTime(start)} Uhr`],
      ['Gruppe', groupOf(offer)],
      ['Preis pro Person', formatFrancs(price)],
      ...(guides.length > 0 ? [['Leitung', guides.join(', ')] as [string, string]] : []),
    ],
    link: { text: 'Vorschlag ansehen, buchen oder ablehnen', url: link },
    notices: ['Gib den Link nur deiner Gruppe weiter: Mit ihm lässt sich die Tour buchen.'],
    company,
  });
}

export const PRIVATE_REFUSED_TEXT = defineMailText({
  key: 'private_refused',
  title: 'Private Tour abgesagt',
  sentWhen:
    'Wenn das Büro eine Anfrage nach einer privaten Tour ablehnt. Der Grund steht nach der Einleitung.',
  group: 'bookings',
  placeholders: SHARED,
  defaults: {
    subject: 'Deine Anfrage: {tour} privat',
    opening: 'Leider können wir «{tour}» so nicht durchführen.',
    closing: 'Wir suchen gern mit dir etwas anderes: Ruf uns an oder schreib uns.\n\nDein Firn-Team',
  },
});

/** The mail `private_refused`. */
export const privateRefusedMail = ({ request, company }: Omit<Told, 'link'>, reason: string): WrittenMail =>
  writeMail(PRIVATE_REFUSED_TEXT, {
    greeting: greetingOf(request),
    values: valuesOf(request),
    facts: [reason],
    details: [
      ['Tour', request.title],
      ['Wunschdatum', daysOf(request)],
    ],
    company,
  });
