import type { BookingResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatDay, formatDays, formatFrancs, formatTime } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  EVENT_TITLE,
  FIRST_NAME,
  type Letterhead,
  type MailedEvent,
  meetingDetails,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

type MailedEntry = Pick<BookingResponse, 'bookingNumber' | 'personCount' | 'total' | 'waitlistPosition'> & {
  readonly booker: Pick<BookingResponse['booker'], 'firstName'>;
  readonly event: Pick<BookingResponse['event'], 'title' | 'code' | 'start' | 'end'>;
};

/** What the mails of a waiting list are made of. */
export interface EntryFacts {
  readonly entry: MailedEntry;
  /** Leads to the page with the buttons; opening it changes nothing. */
  readonly link: string;
  readonly company: Letterhead;
}

export type EntryMail = WrittenMail;

const greetingOf = ({ booker }: MailedEntry) => `Hallo ${booker.firstName}`;
const datesOf = ({ event }: MailedEntry) => formatDays(new Date(event.start), new Date(event.end));

const detailsOf = (entry: MailedEntry): [string, string][] => [
  ['Nummer', entry.bookingNumber],
  ['Termin', `${entry.event.title} (${entry.event.code})`],
  ['Datum', datesOf(entry)],
  ['Personen', String(entry.personCount)],
];

const SHARED = { vorname: FIRST_NAME, event: EVENT_TITLE } as const;
const POSITION = { means: 'Platz auf der Warteliste', sample: '2' } as const;
const valuesOf = ({ booker, event }: MailedEntry) => ({ vorname: booker.firstName, event: event.title });

const LEAVE = 'Möchtest du nicht mehr warten, kannst du die Warteliste über den Link jederzeit verlassen.';

export const WAITLISTED_TEXT = defineMailText({
  key: 'booking_waitlisted',
  title: 'Auf der Warteliste',
  sentWhen: 'Wenn sich jemand auf die Warteliste setzt.',
  group: 'waitlist',
  placeholders: {
    ...SHARED,
    platz: POSITION,
    personen: { means: 'Für wen Plätze gesucht werden', sample: 'alle 2 Personen' },
  },
  defaults: {
    subject: 'Auf der Warteliste: {event}',
    opening: [
      'Du stehst auf der Warteliste von «{event}», auf Platz {platz}.',
      'Sobald Plätze für {personen} frei sind, bieten wir sie dir per E-Mail an. Erst wenn du annimmst, gilt die Buchung und kostet sie etwas.',
    ].join('\n\n'),
    closing: 'Dein Firn-Team',
  },
});

/** The mail `booking_waitlisted` (docs/domain/mails.md#waiting-list). */
export function waitlistedMail({ entry, link, company }: EntryFacts): EntryMail {
  const all = entry.personCount > 1 ? `alle ${entry.personCount} Personen` : 'dich';
  return writeMail(WAITLISTED_TEXT, {
    greeting: greetingOf(entry),
    values: { ...valuesOf(entry), platz: String(entry.waitlistPosition), personen: all },
    details: detailsOf(entry),
    link: { text: 'Zu deinem Platz auf der Warteliste', url: link },
    notices: [LEAVE],
    company,
  });
}

export const OFFERED_TEXT = defineMailText({
  key: 'booking_offered',
  title: 'Platz frei',
  sentWhen: 'Wenn für jemanden auf der Warteliste Plätze frei sind. Bis wann, steht nach der Einleitung.',
  group: 'waitlist',
  placeholders: { ...SHARED, plätze: { means: 'Wie viele Plätze frei sind', sample: 'sind 2 Plätze' } },
  defaults: {
    subject: 'Platz frei: {event}',
    opening: 'Gute Nachricht: In «{event}» {plätze} für dich frei.',
    closing: 'Dein Firn-Team',
  },
});

/** An offer holds until then; the event tells what one decides by: where and when to be. */
interface OfferedSeats {
  readonly until: Date;
  readonly event: MailedEvent;
}

/** The mail `booking_offered`. */
export function offeredMail({ entry, link, company }: EntryFacts, { until, event }: OfferedSeats): EntryMail {
  const isOne = entry.personCount === 1;
  const seats = isOne ? 'ist ein Platz' : `sind ${entry.personCount} Plätze`;
  const [them, their] = isOne ? ['ihn', 'er'] : ['sie', 'sie'];
  const day = formatDay(zurichDate(until));
  return writeMail(OFFERED_TEXT, {
    greeting: greetingOf(entry),
    values: { ...valuesOf(entry), plätze: seats },
    facts: [
      `Wir halten ${them} für dich bis ${day}, ${formatTime(until)} Uhr. Nimm ${them} bis dann an, sonst ${isOne ? 'geht' : 'gehen'} ${their} an andere.`,
    ],
    details: [
      ...detailsOf(entry),
      ['Ort', event.place],
      ...meetingDetails(event),
      ['Total', formatFrancs(entry.total)],
    ],
    link: { text: 'Annehmen oder ablehnen', url: link },
    notices: ['Mit dem Annehmen buchst du verbindlich.'],
    company,
  });
}

const OVER = {
  expired: 'Die Zeit für die freien Plätze ist um',
  declined: 'Du hast die freien Plätze abgelehnt',
} as const;

export type OfferEnd = keyof typeof OVER;

export const OFFER_OVER_TEXT = defineMailText({
  key: 'booking_offer_expired',
  title: 'Angebot vorbei',
  sentWhen: 'Wenn ein Angebot abgelaufen ist oder abgelehnt wurde.',
  group: 'waitlist',
  placeholders: {
    ...SHARED,
    platz: POSITION,
    grund: { means: 'Warum das Angebot vorbei ist', sample: OVER.expired },
  },
  defaults: {
    subject: 'Warteliste: {event}',
    opening: [
      '{grund}: Die Plätze in «{event}» gehen an andere.',
      'Du bleibst auf der Warteliste, jetzt am Ende auf Platz {platz}. Werden wieder Plätze frei, melden wir uns frühestens in 24 Stunden.',
    ].join('\n\n'),
    closing: 'Dein Firn-Team',
  },
});

/** The mail `booking_offer_expired`: the entry stands at the end of the queue. */
export function offerOverMail({ entry, link, company }: EntryFacts, why: OfferEnd): EntryMail {
  return writeMail(OFFER_OVER_TEXT, {
    greeting: greetingOf(entry),
    values: { ...valuesOf(entry), platz: String(entry.waitlistPosition), grund: OVER[why] },
    details: detailsOf(entry),
    link: { text: 'Zu deinem Platz auf der Warteliste', url: link },
    notices: [LEAVE],
    company,
  });
}

export const WAITLIST_OVER_TEXT = defineMailText({
  key: 'booking_waitlist_over',
  title: 'Warteliste zu Ende',
  sentWhen: 'Wenn der Event beginnt und kein Platz frei wurde.',
  group: 'waitlist',
  placeholders: SHARED,
  defaults: {
    subject: 'Warteliste beendet: {event}',
    opening: [
      'Leider wurde für «{event}» kein Platz mehr für dich frei. Der Termin beginnt, und die Warteliste ist zu Ende.',
      'Dein Eintrag ist gelöscht, und du musst nichts bezahlen.',
    ].join('\n\n'),
    closing: 'Wir würden uns freuen, dich ein anderes Mal dabei zu haben.\n\nDein Firn-Team',
  },
});

/** The mail `booking_waitlist_over`: the event begins, and there was no seat. */
export const waitlistOverMail = ({ entry, company }: EntryFacts): EntryMail =>
  writeMail(WAITLIST_OVER_TEXT, {
    greeting: greetingOf(entry),
    values: valuesOf(entry),
    details: detailsOf(entry),
    company,
  });
