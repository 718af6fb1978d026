import { bookingPath } from '@firn/shared-contracts/api';
import { type ChangedFact, zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import { newToken } from '../auth/index.ts';
import {
  type AffectedBooking,
  type BookingSecret,
  briefedEvent,
  calendarBooking,
  isChangeable,
} from '../bookings/index.ts';
import { type EventNews, newsMails, type ToldMail, toldAs } from '../event-news/index.ts';
import { eventPage, type MailSettings, type OutgoingMail, readLetterhead } from '../outbox/index.ts';
import type { FactChange } from './event-change.ts';
import { eventChangedMail } from './event-changed.mail.ts';
import type { StoredFacts } from './event-facts.read-model.ts';

const NAMES: Readonly<Record<ChangedFact, string>> = {
  date: 'Datum',
  place: 'Ort',
  meeting: 'Treffpunkt',
  map: 'Treffpunkt auf der Karte',
  price: 'Preis pro Person',
  guides: 'Guide',
};

/** Frozen with the booking (docs/domain/prices.md#frozen-lines). */
const PRICE_STAYS = 'Für deine Buchung bleibt es beim bisherigen Preis.';

function sentenceOf({ fact, from, to }: FactChange): string {
  const none = fact === 'guides' ? 'noch offen' : 'ohne Angabe';
  const told = `${NAMES[fact]}: neu «${to || none}», bisher «${from || none}».`;
  if (fact === 'map') return 'Treffpunkt auf der Karte: neu, siehe Programm.';
  return fact === 'price' ? `${told} ${PRICE_STAYS}` : told;
}

interface Told {
  readonly event: Awaited<ReturnType<typeof briefedEvent>>;
  readonly change: Pick<MailedChange, 'origin' | 'at'>;
  readonly sentence: string;
  readonly until: Date | null;
  readonly company: MailSettings;
}

function mailsToBookers(
  bookings: readonly AffectedBooking[],
  tokens: ReadonlyMap<string, string>,
  { event, change, sentence, until, company }: Told,
): OutgoingMail[] {
  const free = until && `bis ${formatDay(zurichDate(until))}`;
  return bookings.map(({ number, state, email, firstName, ...booking }) => ({
    ...eventChangedMail({
      firstName,
      event,
      booking: calendarBooking(event, booking, change.at),
      bookingNumber: number,
      change: sentence,
      freeUntil: isChangeable(state) ? free : null,
      link: `${change.origin}${bookingPath(booking.id, tokens.get(booking.id) ?? null)}`,
      page: eventPage(change.origin, event),
      hasFile: isChangeable(state) && state !== 'requested',
      company,
      at: change.at,
    }),
    template: 'event_changed',
    recipient: email,
    about: iri('bookings', booking.id),
  }));
}

/** A change that those who booked are told of. */
interface MailedChange {
  readonly stored: Pick<StoredFacts, 'event' | 'title' | 'place' | 'meetingText' | 'pois'>;
  readonly bookings: readonly AffectedBooking[];
  readonly changes: readonly FactChange[];
  /** Until when they may leave without a fee; null where that is not granted. */
  readonly until: Date | null;
  readonly origin: string;
  readonly at: Date;
}

/** Mails that say what is another now, and the secrets of their links. */
export async function changeMails(
  db: Db,
  change: MailedChange,
): Promise<{ readonly mails: readonly ToldMail[]; readonly secrets: readonly BookingSecret[] }> {
  const { bookings, origin, at, until } = change;
  const { event, title, place, meetingText, pois } = change.stored;
  const secrets = bookings
    .filter(({ userId }) => userId === null)
    .map((booking) => ({ bookingId: booking.id, token: newToken() }));
  const mailed = { ...event, title, place, meetingText, pois };
  const sentence = change.changes.map(sentenceOf).join(' ');
  const company = await readLetterhead(db);
  const tokens = new Map(secrets.map(({ bookingId, token }) => [bookingId, token]));
  const briefed = await briefedEvent(db, mailed, at);
  const toBookers = mailsToBookers(bookings, tokens, { event: briefed, change, sentence, until, company });
  const news: EventNews = { short: 'Änderung', sentence, isCancelled: false };
  const telling = { event: mailed, bookings: bookings.map((each) => each.id), news, origin, company, at };
  const others = await newsMails(db, telling, toBookers);
  return { mails: [...toldAs('bookers', toBookers), ...others], secrets };
}
