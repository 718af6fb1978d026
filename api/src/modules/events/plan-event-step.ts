import { bookingPath } from '@firn/shared-contracts/api';
import {
  type BookingState,
  CANCELLATION_REASONS,
  type CancellationReason,
  type EventState,
} from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { newToken } from '../auth/index.ts';
import {
  type AffectedBooking,
  ANNULLED_FROM,
  type BookingSecret,
  bookingsIn,
  briefedEvent,
  calendarBooking,
  isChangeable,
  statesReturned,
} from '../bookings/index.ts';
import { type EventNews, newsMails, type ToldMail, toldAs } from '../event-news/index.ts';
import { eventPage, type MailedEvent, type OutgoingMail, readLetterhead } from '../outbox/index.ts';
import { eventCancelledMail } from './event-cancelled.mail.ts';
import { eventConfirmedMail } from './event-confirmed.mail.ts';
import type { StoredFacts } from './event-facts.read-model.ts';
import { eventRestoredMail } from './event-restored.mail.ts';
import { eventReturnedMail } from './event-returned.mail.ts';
import { acceptedGuides } from './event-team.repository.ts';
import { rememberedMail } from './remembered.mail.ts';
import { rememberersOf } from './rememberers.read-model.ts';
import type { EventStep } from './take-event-step.ts';

/** What a step of an event brings with it: the same for its preview and for the step itself. */
export interface StepPlan {
  /** That change with it. */
  readonly bookings: readonly AffectedBooking[];
  /** Rappen to pay back. */
  readonly refund: number;
  readonly mails: readonly ToldMail[];
  /** The secrets in links of the mails. */
  readonly secrets: readonly BookingSecret[];
}

interface Planned extends EventStep {
  readonly origin: string;
}

/** The version that the event has after the step: its calendar file replaces those before. */
const mailedEvent = ({ event, title, place, meetingText, pois }: StoredFacts): MailedEvent => ({
  id: event.id,
  version: event.version + 1,
  code: event.code,
  title,
  place,
  meetingText,
  pois,
  start: event.start,
  end: event.end,
});

async function cancellationMails(
  db: Db,
  stored: StoredFacts,
  step: Planned,
  bookings: readonly AffectedBooking[],
  secrets: readonly BookingSecret[],
): Promise<OutgoingMail[]> {
  const company = await readLetterhead(db);
  const { reason = '', comment = '' } = step.words ?? {};
  // A preview may come before a cause is chosen.
  const cause = CANCELLATION_REASONS.find((known) => known === reason) ?? 'other';
  const event = mailedEvent(stored);
  const link = eventPage(step.origin, event);
  const tokens = new Map(secrets.map(({ bookingId, token }) => [bookingId, token]));
  return bookings.map(({ id, number, version, state, email, firstName, paid }) => ({
    ...eventCancelledMail({
      firstName,
      event,
      booking: { id, version, lines: [] },
      bookingNumber: number,
      reason: cause,
      comment,
      paid,
      link,
      otherDates: isChangeable(state) ? `${step.origin}${bookingPath(id, tokens.get(id) ?? null)}` : null,
      company,
      at: step.at,
    }),
    template: `booking_annulled_${cause}`,
    recipient: email,
    about: iri('bookings', id),
  }));
}

async function rememberedMails(db: Db, stored: StoredFacts, { origin }: Planned): Promise<OutgoingMail[]> {
  const facts = { event: mailedEvent(stored), origin, company: await readLetterhead(db) };
  const rememberers = await rememberersOf(db, stored.event.id);
  return rememberers.map((each) => rememberedMail({ template: 'remembered_cancelled' }, each, facts));
}

async function confirmationMails(
  db: Db,
  stored: StoredFacts,
  step: Planned,
  bookings: readonly AffectedBooking[],
): Promise<OutgoingMail[]> {
  const company = await readLetterhead(db);
  const { origin, at } = step;
  const briefed = await briefedEvent(db, mailedEvent(stored), at);
  const event = { ...briefed, state: 'confirmed' as const };
  const link = eventPage(origin, event);
  return bookings.map(({ email, firstName, ...booking }) => ({
    ...eventConfirmedMail({
      firstName,
      event,
      booking: calendarBooking(event, booking, at),
      link,
      company,
      at,
    }),
    template: 'event_confirmed',
    recipient: email,
    about: iri('bookings', booking.id),
  }));
}

async function returnMails(db: Db, stored: StoredFacts, step: Planned): Promise<OutgoingMail[]> {
  const company = await readLetterhead(db);
  const { id } = stored.event;
  const guides = await acceptedGuides(db, id);
  const facts = { event: mailedEvent(stored), comment: step.words?.comment ?? '', company };
  const link = `${step.origin}/profil/tour/${id}`;
  return guides.map(({ email, firstName }) => ({
    ...eventReturnedMail({ ...facts, firstName, link }),
    template: 'guide_returned',
    recipient: email,
    about: iri('events', id),
  }));
}

/** Who has a seat comes first: a preview shows the first mail of a kind, and most get that one. */
const seatsFirst = (a: BookingState | undefined, b: BookingState | undefined): number =>
  Number(b !== undefined && isChangeable(b)) - Number(a !== undefined && isChangeable(a));

function standingOf(state: BookingState) {
  if (state === 'waitlisted') return 'waits';
  return state === 'requested' ? 'requested' : 'binds';
}

async function restorationMails(
  db: Db,
  stored: StoredFacts,
  step: Planned,
  bookings: readonly AffectedBooking[],
): Promise<OutgoingMail[]> {
  const company = await readLetterhead(db);
  const { origin, at } = step;
  const event = await briefedEvent(db, mailedEvent(stored), at);
  const link = eventPage(origin, event);
  const states = await statesReturned(
    db,
    bookings.map(({ id }) => id),
  );
  const inOrder = bookings.toSorted((a, b) => seatsFirst(states.get(a.id), states.get(b.id)));
  return inOrder.flatMap(({ number, email, firstName, paid, ...affected }) => {
    const { id } = affected;
    const state = states.get(id);
    if (!state) return [];
    const booking = calendarBooking(event, affected, at);
    const about = { firstName, event, booking, bookingNumber: number, paid };
    const mail = eventRestoredMail({ ...about, standing: standingOf(state), link, company, at });
    return [{ ...mail, template: 'booking_changed', recipient: email, about: iri('bookings', id) }];
  });
}

const CAUSES: Readonly<Record<CancellationReason, string>> = {
  minimum_participants: 'Es haben sich zu wenige Personen angemeldet.',
  no_guide: 'Unser Guide fällt aus, und wir haben keinen Ersatz gefunden.',
  weather: 'Die Verhältnisse sind zu schlecht.',
  other: 'Leider geht es nicht anders.',
};

function calledOff({ words }: Planned): EventNews {
  const { reason = '', comment = '' } = words ?? {};
  const cause = CANCELLATION_REASONS.find((known) => known === reason) ?? 'other';
  const sentence = ['Der Event ist abgesagt.', CAUSES[cause], comment.trim()].filter(Boolean).join(' ');
  return { short: 'Abgesagt', sentence, isCancelled: true };
}

const RESTORED: EventNews = {
  short: 'Nicht mehr abgesagt',
  sentence: 'Der Event ist nicht mehr abgesagt. Alles gilt wieder wie vorher.',
  isCancelled: false,
};

const SECURED: EventNews = {
  short: 'Findet statt',
  sentence: 'Der Event findet statt.',
  isCancelled: false,
};

/** Mails to bookers with those to everybody else whom the step concerns. */
async function told(
  db: Db,
  stored: StoredFacts,
  step: Planned,
  {
    bookings,
    toBookers,
    news,
  }: {
    readonly bookings: readonly AffectedBooking[];
    readonly toBookers: readonly OutgoingMail[];
    readonly news: EventNews;
  },
): Promise<ToldMail[]> {
  const { origin, at } = step;
  const ids = bookings.map(({ id }) => id);
  const company = await readLetterhead(db);
  const telling = { event: mailedEvent(stored), bookings: ids, news, origin, company, at };
  return [...toldAs('bookers', toBookers), ...(await newsMails(db, telling, toBookers))];
}

const NOTHING: StepPlan = { bookings: [], refund: 0, mails: [], secrets: [] };

async function cancellation(db: Db, stored: StoredFacts, step: Planned): Promise<StepPlan> {
  const affected = await bookingsIn(db, stored.event.id, ANNULLED_FROM);
  const bookings = affected.toSorted((a, b) => seatsFirst(a.state, b.state));
  const refund = bookings.reduce((sum, { paid }) => sum + paid, 0);
  // Whoever has no account comes to the booking by the mail alone: the link of the answer is nowhere in our data.
  const secrets = bookings
    .filter(({ userId, state }) => userId === null && isChangeable(state))
    .map(({ id }) => ({ bookingId: id, token: newToken() }));
  const toBookers = await cancellationMails(db, stored, step, bookings, secrets);
  const mails = await told(db, stored, step, { bookings, toBookers, news: calledOff(step) });
  const remembered = toldAs('remembered', await rememberedMails(db, stored, step));
  return { bookings, refund, mails: [...mails, ...remembered], secrets };
}

async function restoration(db: Db, stored: StoredFacts, step: Planned): Promise<StepPlan> {
  const bookings = await bookingsIn(db, stored.event.id, ['annulled']);
  const toBookers = await restorationMails(db, stored, step, bookings);
  return {
    ...NOTHING,
    bookings,
    mails: await told(db, stored, step, { bookings, toBookers, news: RESTORED }),
  };
}

/** No booking changes, but each is told. */
async function confirmation(db: Db, stored: StoredFacts, step: Planned): Promise<StepPlan> {
  const bookings = await bookingsIn(db, stored.event.id, ['confirmed']);
  const toBookers = await confirmationMails(db, stored, step, bookings);
  return { ...NOTHING, mails: await told(db, stored, step, { bookings, toBookers, news: SECURED }) };
}

/** docs/domain/states.md#event-steps */
export async function planEventStep(db: Db, stored: StoredFacts, step: Planned): Promise<StepPlan> {
  const { state: from } = stored.event;
  const { to } = step;
  const isStep = (before: EventState, after: EventState) => from === before && to === after;
  if (to === 'cancelled') return cancellation(db, stored, step);
  if (from === 'cancelled') return restoration(db, stored, step);
  if (isStep('open', 'confirmed')) return confirmation(db, stored, step);
  if (isStep('prepared', 'draft'))
    return { ...NOTHING, mails: toldAs('guides', await returnMails(db, stored, step)) };
  return NOTHING;
}
