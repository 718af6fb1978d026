import type { EventSeason, EventSeasonResponse } from '@firn/shared-contracts/api';
import {
  addDays,
  daysBetween,
  type LocalDate,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { idOf, iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound, Problem } from '../../lib/problem.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import { createRecord } from '../../records/index.ts';
import { type OnceRequest, writeOnce } from '../idempotency-keys/index.ts';
import { lookAt } from '../outbox/index.ts';
import { copyOf } from './duplicate-event.ts';
import type { EventDeps } from './event-deps.ts';
import { readEventFacts, type StoredFacts } from './event-facts.read-model.ts';
import type { EventRecord } from './event-record.ts';
import { eventViolations } from './event-rules.repository.ts';
import { eventKind } from './events.repository.ts';
import { missingOf } from './missing-of.ts';
import { newEvent } from './new-event.repository.ts';
import { openingChecks } from './opening-checks.domain.ts';
import { takeEventStep } from './take-event-step.ts';

/** The latest time of a day, which a deadline has. */
const LAST_MINUTE = '23:59';

/** Somebody makes events at a moment. */
export interface SeasonMaker {
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly origin: string;
  readonly now: Date;
}

type Dates = Pick<EventRecord, 'start' | 'end'> & Partial<Pick<EventRecord, 'registrationDeadline'>>;

function datesOf(day: LocalDate, { startTime, endTime, durationDays, deadlineDays }: EventSeason): Dates {
  const start = zurichInstant(day, startTime);
  const ends = zurichInstant(addDays(day, durationDays - 1), endTime);
  // The day of the start ends after the start.
  const deadline = (days: number) => (days === 0 ? start : zurichInstant(addDays(day, -days), LAST_MINUTE));
  return {
    start: start.toISOString(),
    end: ends.toISOString(),
    ...(deadlineDays !== undefined && { registrationDeadline: deadline(deadlineDays).toISOString() }),
  };
}

/** The values of its own that the event has which is copied, moved to another day. */
async function copiedRecord(tx: Tx, id: string, day: LocalDate): Promise<EventRecord> {
  const stored = await eventKind.load(tx, id);
  if (!stored) throw notFound();
  return copyOf(tx, id, daysBetween(zurichDate(new Date(stored.record.start)), day));
}

function createEvent(tx: Tx, day: LocalDate, asked: EventSeason, maker: SeasonMaker): Promise<string> {
  const { actor, now } = maker;
  const source = asked.copyOf === undefined ? null : idOf('events', asked.copyOf);
  return createRecord(
    { db: tx, actor, now },
    { kind: eventKind, rules: eventViolations, finish: async (_tx, id) => id },
    { offer: asked.offer, ...datesOf(day, asked) },
    async (inner, given, context) =>
      source ? copiedRecord(inner, source, day) : newEvent(inner, given, { ...context, ...maker }),
  );
}

/** Tells what a rule says against a guide that a reason gets through; null for another refusal. */
function overridable(error: unknown): string | null {
  if (!(error instanceof Problem)) return null;
  const missing = missingOf(error);
  const isAboutReason =
    missing.length > 0 && missing.every(({ propertyPath }) => propertyPath === 'overrideReason');
  return isAboutReason ? missing.map(({ message }) => message).join(' ') : null;
}

/**
 * Sets or asks the guide; where something speaks against it, with the reason if there is one.
 * @returns what speaks against the guide, where no reason got through.
 */
async function setGuide(
  deps: EventDeps,
  tx: Tx,
  event: string,
  asked: EventSeason,
  { visitor, actor, origin, now }: SeasonMaker,
): Promise<string | null> {
  const { guide, hasAgreed = false, reason = '' } = asked;
  if (guide === undefined) return null;
  const assign = (overrideReason?: string) =>
    deps.askGuide(
      { db: tx, actor, now, visitor, origin },
      {
        event: iri('events', event),
        guide,
        ...(hasAgreed && { state: 'accepted' as const }),
        ...(overrideReason && { overrideReason }),
      },
    );
  try {
    await assign();
    return null;
  } catch (error) {
    const trouble = overridable(error);
    if (trouble === null) throw error;
    if (reason.trim() === '') return trouble;
    await assign(reason.trim());
    return null;
  }
}

const WAY = ['prepared', 'open'] as const;

/** Leads a draft as far as it is to go. @throws 409 `invalid-transition` that names what is missing. */
async function lead(tx: Tx, id: string, asked: EventSeason, { actor, now: at }: SeasonMaker): Promise<void> {
  const words = { reason: asked.reason ?? '', comment: '', isTyped: false };
  for (const to of WAY.slice(0, WAY.indexOf(asked.to as (typeof WAY)[number]) + 1)) {
    const stored = await factsOf(tx, id);
    await takeEventStep(tx, stored, { to, by: 'office', actor, at, ...(to === 'open' && { words }) });
  }
}

async function factsOf(tx: Tx, id: string): Promise<StoredFacts> {
  const stored = await readEventFacts(tx, id, { lock: true });
  if (!stored) throw new Error(`No event ${id}`);
  return stored;
}

/** A point is met where it is for every event. */
function joined(all: readonly StoredFacts[]) {
  const [first = [], ...others] = all.map(({ facts }) => openingChecks(facts));
  return first.map((check, index) => ({
    ...check,
    isMet: check.isMet && others.every((checks) => checks[index]?.isMet),
  }));
}

/**
 * Makes an event for each day and leads them as far as asked, in one transaction
 * (docs/domain/events.md#season-entry). A rehearsal tells what is missing in place of refusing it.
 * @throws 404, 409 `invalid-transition`, 422 naming the fields.
 */
async function makeSeason(
  deps: EventDeps,
  tx: Tx,
  asked: EventSeason,
  maker: SeasonMaker,
): Promise<EventSeasonResponse> {
  const made: { day: LocalDate; trouble: string | null; stored: StoredFacts }[] = [];
  for (const day of asked.days.toSorted()) {
    const id = await createEvent(tx, day, asked, maker);
    const trouble = await setGuide(deps, tx, id, asked, maker);
    if (trouble !== null && !asked.dryRun) {
      throw invalid([{ propertyPath: 'reason', message: `${formatDay(day)}: ${trouble}` }]);
    }
    const stored = await factsOf(tx, id);
    if (!asked.dryRun) await lead(tx, id, asked, maker);
    made.push({ day, trouble, stored });
  }
  return {
    '@id': '/api/events/season',
    '@type': 'EventSeason',
    events: made.map(({ day, trouble, stored: { event } }) => ({
      '@id': iri('events', event.id),
      '@type': 'Event',
      id: event.id,
      code: event.code,
      offer: asked.offer,
      day,
      state: asked.to,
      trouble,
    })),
    checks: joined(made.map(({ stored }) => stored)),
  };
}

/** Tells what is missing, and makes nothing. @throws 404, 422. */
export const rehearseSeason = (
  deps: EventDeps,
  asked: EventSeason,
  maker: SeasonMaker,
): Promise<EventSeasonResponse> =>
  lookAt(deps.db, (tx) => makeSeason(deps, tx, { ...asked, dryRun: true }, maker));

/** Makes the season at most once per key. @throws as `makeSeason`, and the refusals of the key. */
export const enterSeason = (
  deps: EventDeps,
  asked: EventSeason,
  maker: SeasonMaker,
  once: OnceRequest,
): Promise<EventSeasonResponse> => writeOnce(deps, once, 201, (tx) => makeSeason(deps, tx, asked, maker));
