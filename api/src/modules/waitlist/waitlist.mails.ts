import type { BookingResponse, Company } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatDay, formatDays, formatFrancs, formatTime } from '../../lib/swiss-format.ts';
import { type LetterText, writeLetter } from '../outbox/index.ts';

/** What the mails of a waiting list are made of. */
export interface EntryFacts {
  readonly entry: BookingResponse;
  /** Leads to the page with the buttons; opening it changes nothing. */
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

export interface EntryMail extends LetterText {
  readonly subject: string;
}

const greetingOf = ({ booker }: BookingResponse) => `Hallo ${booker.firstName}`;
const datesOf = ({ event }: BookingResponse) => formatDays(new Date(event.start), new Date(event.end));

const detailsOf = (entry: BookingResponse): [string, string][] => [
  ['Nummer', entry.bookingNumber],
  ['Termin', `${entry.event.title} (${entry.event.code})`],
  ['Datum', datesOf(entry)],
  ['Personen', String(entry.personCount)],
];

const LEAVE = 'Möchtest du nicht mehr warten, kannst du dich über den Link jederzeit abmelden.';

/** The mail `booking_waitlisted` (docs/domain/mails.md#waiting-list). */
export function waitlistedMail({ entry, link, company }: EntryFacts): EntryMail {
  const { title } = entry.event;
  const all = entry.personCount > 1 ? `alle ${entry.personCount} Personen` : 'dich';
  const letter = writeLetter({
    greeting: greetingOf(entry),
    opening: [
      `Du stehst auf der Warteliste von «${title}», auf Platz ${entry.waitlistPosition}.`,
      `Sobald Plätze für ${all} frei sind, bieten wir sie dir per E-Mail an. Erst wenn du annimmst, gilt die Buchung und kostet sie etwas.`,
    ],
    details: detailsOf(entry),
    link: { text: 'Zu deinem Platz auf der Warteliste', url: link },
    closing: [LEAVE, 'Dein Firn-Team'],
    company,
  });
  return { subject: `Auf der Warteliste: ${title}`, ...letter };
}

/** The mail `booking_offered`. */
export function offeredMail({ entry, link, company }: EntryFacts, until: Date): EntryMail {
  const { title } = entry.event;
  const isOne = entry.personCount === 1;
  const seats = isOne ? 'ist ein Platz' : `sind ${entry.personCount} Plätze`;
  const [them, their] = isOne ? ['ihn', 'er'] : ['sie', 'sie'];
  const day = formatDay(zurichDate(until));
  const letter = writeLetter({
    greeting: greetingOf(entry),
    opening: [
      `Gute Nachricht: In «${title}» ${seats} für dich frei.`,
      `Wir halten ${them} für dich bis ${day}, ${formatTime(until)} Uhr. Nimm ${them} bis dann an, sonst ${isOne ? 'geht' : 'gehen'} ${their} an andere.`,
    ],
    details: [...detailsOf(entry), ['Total', formatFrancs(entry.total)]],
    link: { text: 'Annehmen oder ablehnen', url: link },
    closing: ['Mit dem Annehmen buchst du verbindlich.', 'Dein Firn-Team'],
    company,
  });
  return { subject: `Platz frei: ${title}`, ...letter };
}

const OVER = {
  expired: 'Die Zeit für unser Angebot ist um',
  declined: 'Du hast unser Angebot abgelehnt',
} as const;

export type OfferEnd = keyof typeof OVER;

/** The mail `booking_offer_expired`: the entry stands at the end of the queue. */
export function offerOverMail({ entry, link, company }: EntryFacts, why: OfferEnd): EntryMail {
  const { title } = entry.event;
  const letter = writeLetter({
    greeting: greetingOf(entry),
    opening: [
      `${OVER[why]}: Die Plätze in «${title}» gehen an andere.`,
      `Du bleibst auf der Warteliste, jetzt am Ende auf Platz ${entry.waitlistPosition}. Werden wieder Plätze frei, melden wir uns frühestens in 24 Stunden.`,
    ],
    details: detailsOf(entry),
    link: { text: 'Zu deinem Platz auf der Warteliste', url: link },
    closing: [LEAVE, 'Dein Firn-Team'],
    company,
  });
  return { subject: `Warteliste: ${title}`, ...letter };
}

/** The mail `booking_waitlist_over`: the event begins, and there was no seat. */
export function waitlistOverMail({ entry, company }: EntryFacts): EntryMail {
  const { title } = entry.event;
  const letter = writeLetter({
    greeting: greetingOf(entry),
    opening: [
      `Leider wurde für «${title}» kein Platz mehr für dich frei. Der Termin beginnt, und die Warteliste ist zu Ende.`,
      'Dein Eintrag ist gelöscht, und du musst nichts bezahlen.',
    ],
    details: detailsOf(entry),
    closing: ['Wir würden uns freuen, dich ein anderes Mal dabei zu haben.', 'Dein Firn-Team'],
    company,
  });
  return { subject: `Warteliste beendet: ${title}`, ...letter };
}
