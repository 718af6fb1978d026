import { bookingPath, type EventChangePreview } from '@firn/shared-contracts/api';
import { type ChangedFact, type ToldGroup, zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import { newToken } from '../auth/index.ts';
import {
  type AffectedBooking,
  ANNULLED_FROM,
  type BookingSecret,
  bookingsIn,
  isChangeable,
  personsOf,
} from '../bookings/index.ts';
import {
  type EventNews,
  groupedMails,
  newsMails,
  sealOf,
  TOLD_AT_FIRST,
  type ToldMail,
  toldAs,
} from '../event-news/index.ts';
import { type MailedEvent, type MailSettings, type OutgoingMail, readLetterhead } from '../outbox/index.ts';
import { bookedFacts } from './booked-facts.read-model.ts';
import { dateChangedMails } from './date-changed-mails.ts';
import { type FactChange, factChanges, freeUntil } from './event-change.ts';
import { eventChangedMail } from './event-changed.mail.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import type { EventRecord } from './event-record.ts';

/** A change of an event brings this with it: its preview and the change itself are made by the same plan. */
export interface ChangePlan {
  readonly changes: readonly FactChange[];
  readonly bookings: readonly AffectedBooking[];
  readonly freeUntil: Date | null;
  readonly mails: readonly ToldMail[];
  readonly secrets: readonly BookingSecret[];
  readonly tell: readonly ToldGroup[];
}

interface Change {
  readonly id: string;
  readonly before: EventRecord;
  readonly grantsFree: boolean;
  readonly origin: string;
  readonly at: Date;
}

const NAMES: Readonly<Record<ChangedFact, string>> = {
  date: 'Datum',
  place: 'Ort',
  meeting: 'Treffpunkt',
  map: 'Treffpunkt auf der Karte',
  price: 'Preis pro Person',
};

/** Frozen with the booking (docs/domain/prices.md#frozen-lines). */
const PRICE_STAYS = 'Für deine Buchung bleibt es beim bisherigen Preis.';

function sentenceOf({ fact, from, to }: FactChange): string {
  const told = `${NAMES[fact]}: neu «${to || 'ohne Angabe'}», bisher «${from || 'ohne Angabe'}».`;
  if (fact === 'map') return 'Treffpunkt auf der Karte: neu, siehe Programm.';
  return fact === 'price' ? `${told} ${PRICE_STAYS}` : told;
}

interface Told {
  readonly event: MailedEvent;
  readonly change: Change;
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
  return bookings.map(({ id, number, version, state, email, firstName }) => ({
    ...eventChangedMail({
      firstName,
      event,
      booking: { id, version },
      bookingNumber: number,
      change: sentence,
      freeUntil: isChangeable(state) ? free : null,
      link: `${change.origin}${bookingPath(id, tokens.get(id) ?? null)}`,
      hasFile: isChangeable(state) && state !== 'requested',
      company,
      at: change.at,
    }),
    template: 'event_changed',
    recipient: email,
    about: iri('bookings', id),
  }));
}

/** Guides and houses are told of what is theirs to know: a price is not. */
function concerned(changes: readonly FactChange[]): readonly ToldGroup[] {
  const isMoved = changes.some(({ fact }) => fact === 'date');
  const isOnlyPrice = changes.every(({ fact }) => fact === 'price');
  return [
    'bookers',
    'participants',
    'office',
    ...(isOnlyPrice ? [] : (['guides'] as const)),
    ...(isMoved ? (['houses', 'remembered'] as const) : []),
  ];
}

/**
 * Plans what follows from a change that is stored already, under the lock of the event; null where it concerns nobody
 * (docs/domain/events.md#changed-events).
 */
export async function planEventChange(db: Db, change: Change): Promise<ChangePlan | null> {
  const { id, before, at, origin } = change;
  const stored = await readEventFacts(db, id);
  if (!stored || !['prepared', 'open', 'confirmed'].includes(stored.event.state)) return null;
  const { event, title, place } = stored;
  const facts = await bookedFacts(db, { event, before });
  const changes = factChanges(facts.before, facts.after);
  if (changes.length === 0 || event.start < at) return null;
  const bookings = await bookingsIn(db, id, ANNULLED_FROM);
  const granted = bookings.length > 0 ? freeUntil(facts.before, facts.after, at) : null;
  const secrets = bookings
    .filter(({ userId }) => userId === null)
    .map((booking) => ({ bookingId: booking.id, token: newToken() }));
  const mailed = { ...event, title, place };
  const sentence = changes.map(sentenceOf).join(' ');
  const company = await readLetterhead(db);
  const until = change.grantsFree ? granted : null;
  const tokens = new Map(secrets.map(({ bookingId, token }) => [bookingId, token]));
  const toBookers = mailsToBookers(bookings, tokens, { event: mailed, change, sentence, until, company });
  const news: EventNews = { short: 'Änderung', sentence, isCancelled: false };
  const telling = { event: mailed, bookings: bookings.map((each) => each.id), news, origin, company, at };
  const others = await newsMails(db, telling, toBookers);
  const remembered = toldAs('remembered', await dateChangedMails(db, { id, before }, { now: at, origin }));
  const groups = concerned(changes);
  const mails = [...toldAs('bookers', toBookers), ...others, ...remembered].filter(({ group }) =>
    groups.includes(group),
  );
  if (bookings.length === 0 && mails.length === 0) return null;
  const isOnlyPrice = changes.every(({ fact }) => fact === 'price');
  return {
    changes,
    bookings,
    freeUntil: granted,
    mails,
    secrets,
    tell: isOnlyPrice ? [] : TOLD_AT_FIRST.filter((group) => groups.includes(group)),
  };
}

const NOTHING: ChangePlan = { changes: [], bookings: [], freeUntil: null, mails: [], secrets: [], tell: [] };

/** The plan as the office sees it first. */
export async function changePreview(
  db: Db,
  eventId: string,
  planned: ChangePlan | null,
): Promise<EventChangePreview> {
  const plan = planned ?? NOTHING;
  return {
    '@id': iri('events', eventId),
    '@type': 'EventChangePreview',
    changes: [...plan.changes],
    bookings: plan.bookings.length,
    persons: await personsOf(db, plan.bookings),
    freeCancellation: plan.freeUntil?.toISOString() ?? null,
    mails: groupedMails(plan.mails),
    tell: [...plan.tell],
    seal: sealOf(plan),
  };
}
