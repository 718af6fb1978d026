import { zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, between, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { containing } from '../../db/columns.ts';
import { searchedBy, titledBy } from '../../db/search-text.ts';
import type { TimeSpan } from '../../lib/query-dates.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { officeEvents } from '../office-search/searched-events.read-model.ts';
import { type DurationRange, type EventFilter, startsToday } from './event-filter.ts';
import { hasActivity, hasTag, inForce, isInside } from './event-parts.read-model.ts';
import { asWished } from './event-wishes.read-model.ts';
import { isEventWork } from './event-work.read-model.ts';
import { events } from './events.table.ts';
import { matchesFreeText } from './free-text.read-model.ts';

type Condition = SQL | undefined;

const isOneOf = (value: SQL, choices: readonly string[]): Condition =>
  choices.length > 0 ? inArray(value, [...choices]) : undefined;

const isEqual = (column: AnyPgColumn, value: boolean | string | null): Condition =>
  value === null ? undefined : eq(column, value);

const within = (column: AnyPgColumn, { from, until }: TimeSpan): Condition =>
  and(from ? gte(column, from) : undefined, until ? lt(column, until) : undefined);

function lasts(durations: readonly DurationRange[]): Condition {
  if (durations.length === 0) return undefined;
  return or(
    ...durations.map(({ least, most }) =>
      most === null ? gte(events.durationDays, least) : between(events.durationDays, least, most),
    ),
  );
}

/** SQL for a filter; `now` decides where a list without its own period starts. */
export async function conditionsOf(db: Db, filter: EventFilter, now: Date): Promise<Condition> {
  const today = startsToday(filter) ? gte(events.start, zurichInstant(zurichDate(now))) : undefined;
  return and(
    today,
    isEqual(events.code, filter.code),
    filter.codePart === null ? undefined : ilike(events.code, containing(filter.codePart)),
    filter.offer.length > 0 ? inArray(events.offerId, [...filter.offer]) : undefined,
    within(events.start, filter.start),
    within(events.end, filter.end),
    within(events.registrationDeadline, filter.registrationDeadline),
    lasts(filter.durations),
    hasActivity(db, filter.activities),
    isOneOf(inForce('type'), filter.types),
    filter.states.length > 0 ? inArray(events.state, [...filter.states]) : undefined,
    isOneOf(inForce('levelId'), filter.levels),
    isOneOf(inForce('sleepingStyleId'), filter.sleepingStyles),
    filter.guides.length > 0 ? isGuidedBy(db, filter.guides) : undefined,
    hasTag(db, filter.tags),
    filter.freeText === null ? undefined : await matchesFreeText(db, filter.freeText),
    titledBy(filter.title, inForce('sortKey')),
    searchedBy(filter.search, officeEvents),
    filter.circle ? isInside(filter.circle) : undefined,
    asWished(db, filter.wishes, now),
    isEqual(events.published, filter.published),
    isEqual(events.organized, filter.organized),
    isEqual(events.guideFinished, filter.guideFinished),
    isEqual(events.concluded, filter.concluded),
    filter.work.length > 0 ? or(...filter.work.map((kind) => isEventWork(db, kind, now))) : undefined,
  );
}
