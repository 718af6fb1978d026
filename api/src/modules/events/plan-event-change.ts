import type { EventChangePreview } from '@firn/shared-contracts/api';
import type { EventState, ToldGroup } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import {
  type AffectedBooking,
  ANNULLED_FROM,
  type BookingSecret,
  bookingsIn,
  personsOf,
} from '../bookings/index.ts';
import { groupedMails, sealOf, TOLD_AT_FIRST, type ToldMail, toldAs } from '../event-news/index.ts';
import { bookedFacts } from './booked-facts.read-model.ts';
import { changeMails } from './change-mails.ts';
import { dateChangedMails } from './date-changed-mails.ts';
import { type FactChange, factChanges, freeUntil } from './event-change.ts';
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

/** Guests rely on what they booked while the event is one of these. */
export const TOLD_STATES: readonly EventState[] = ['prepared', 'open', 'confirmed'];

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
  if (!stored || !TOLD_STATES.includes(stored.event.state)) return null;
  const { event } = stored;
  const facts = await bookedFacts(db, { event, before });
  const changes = factChanges(facts.before, facts.after);
  if (changes.length === 0 || event.start < at) return null;
  const bookings = await bookingsIn(db, id, ANNULLED_FROM);
  const granted = bookings.length > 0 ? freeUntil(facts.before, facts.after, at) : null;
  const until = change.grantsFree ? granted : null;
  const told = await changeMails(db, { stored, bookings, changes, until, origin, at });
  const remembered = toldAs('remembered', await dateChangedMails(db, { id, before }, { now: at, origin }));
  const groups = concerned(changes);
  const mails = [...told.mails, ...remembered].filter(({ group }) => groups.includes(group));
  if (bookings.length === 0 && mails.length === 0) return null;
  const isOnlyPrice = changes.every(({ fact }) => fact === 'price');
  return {
    changes,
    bookings,
    freeUntil: granted,
    mails,
    secrets: told.secrets,
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
