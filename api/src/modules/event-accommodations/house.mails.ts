import type { AskedDifference, AskedNumbers } from '@firn/shared-contracts/api';
import { formatDay } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  EVENT_TITLE,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';
import { allergyWords } from './allergy-words.domain.ts';

/** What a mail to a house tells. */
export interface HouseMailFacts {
  readonly house: { readonly title: string; readonly allergiesInWords: boolean };
  readonly event: { readonly code: string; readonly title: string };
  readonly wanted: AskedNumbers;
  readonly allergies: readonly string[];
  readonly note: string;
  readonly differences: readonly AskedDifference[];
  readonly company: Letterhead;
}

export type HouseTemplate = 'accommodation_asked' | 'accommodation_changed' | 'accommodation_cancelled';

const PLACEHOLDERS = {
  haus: { means: 'Name der Unterkunft', sample: 'Britanniahütte SAC' },
  event: EVENT_TITLE,
  anreise: { means: 'Tag der Anreise', sample: 'Sa, 13.02.2027' },
} as const;
const CLOSING = 'Danke und liebe Grüsse\n\nDas Firn-Team';

export const ASKED_TEXT = defineMailText({
  key: 'accommodation_asked',
  title: 'Anfrage an eine Unterkunft',
  sentWhen: 'Wenn das Büro eine Unterkunft für einen Event anfragt, mit dem Blatt als PDF.',
  group: 'office',
  placeholders: PLACEHOLDERS,
  defaults: {
    subject: 'Anfrage für {anreise}: {event}',
    opening: 'Wir kommen gern mit einer Gruppe ins Haus «{haus}». Habt ihr Platz für uns?',
    closing: `Bitte sagt uns mit einer Antwort auf diese E-Mail zu oder ab.\n\n${CLOSING}`,
  },
});

export const CHANGED_TEXT = defineMailText({
  key: 'accommodation_changed',
  title: 'Neue Zahlen an eine Unterkunft',
  sentWhen: 'Wenn nicht mehr stimmt, wofür eine Unterkunft angefragt war, und das Büro sie neu fragt.',
  group: 'office',
  placeholders: PLACEHOLDERS,
  defaults: {
    subject: 'Neue Zahlen für {anreise}: {event}',
    opening: 'Unsere Reservation im Haus «{haus}» hat sich verändert.',
    closing: `Bitte bestätigt uns die neuen Zahlen mit einer Antwort auf diese E-Mail.\n\n${CLOSING}`,
  },
});

export const CANCELLED_TEXT = defineMailText({
  key: 'accommodation_cancelled',
  title: 'Absage an eine Unterkunft',
  sentWhen: 'Wenn das Büro eine Reservation absagt, von der die Unterkunft weiss.',
  group: 'office',
  placeholders: PLACEHOLDERS,
  defaults: {
    subject: 'Absage für {anreise}: {event}',
    opening: 'Wir brauchen die Plätze im Haus «{haus}» nicht mehr und geben sie frei.',
    closing: CLOSING,
  },
});

const TEXTS = {
  accommodation_asked: ASKED_TEXT,
  accommodation_changed: CHANGED_TEXT,
  accommodation_cancelled: CANCELLED_TEXT,
} as const;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is asked for, line by line; the sheet has the same. */
export function askedDetails({
  house,
  wanted,
  allergies,
  note,
}: Omit<HouseMailFacts, 'company' | 'event' | 'differences'>) {
  const { persons, guestsWithSac, guides, vegetarian, rooms, halfBoard } = wanted;
  return [
    ['Anreise', formatDay(wanted.arrival)],
    ['Abreise', formatDay(wanted.departure)],
    [
      'Personen',
      `${persons}, davon ${counted(guides, 'Guide', 'Guides')} und ${counted(guestsWithSac, 'Gast', 'Gäste')} mit SAC-Ausweis`,
    ],
    ...(rooms > 0 ? [['Zimmer', String(rooms)] as const] : []),
    ['Halbpension', halfBoard ? 'ja' : 'nein'],
    ['Vegetarisch', String(vegetarian)],
    ['Allergien', allergyWords(house, wanted.allergies, allergies)],
    ...(note ? [['Bemerkung', note] as const] : []),
  ] as [string, string][];
}

/** A mail to a house (docs/domain/mails.md#accommodations). */
export function houseMail(template: HouseTemplate, facts: HouseMailFacts): WrittenMail {
  const { house, event, wanted, differences, company } = facts;
  const isOver = template === 'accommodation_cancelled';
  const days: [string, string][] = [
    ['Anreise', formatDay(wanted.arrival)],
    ['Abreise', formatDay(wanted.departure)],
  ];
  return writeMail(TEXTS[template], {
    greeting: 'Guten Tag',
    values: { haus: house.title, event: event.title, anreise: formatDay(wanted.arrival) },
    ...(template === 'accommodation_changed' && {
      facts: differences.map(({ text }) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
    }),
    details: [['Gruppe', `${event.title} (${event.code})`], ...(isOver ? days : askedDetails(facts))],
    company,
  });
}
