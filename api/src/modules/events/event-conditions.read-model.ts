import { zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, between, eq, exists, gte, ilike, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { containing } from '../../db/columns.ts';
import type { TimeSpan } from '../../lib/query-dates.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { offerActivities, offers, offerTags } from '../offers/offers.table.ts';
import { type Circle, type DurationRange, type EventFilter, startsToday } from './event-filter.ts';
import { isEventWork } from './event-work.read-model.ts';
import { eventActivities, events, eventTags } from './events.table.ts';
import { matchesFreeText } from './free-text.read-model.ts';

type Condition = SQL | undefined;

/** The event's value, else its offer's. */
const inForce = (field: 'type' | 'levelId' | 'sleepingStyleId' | 'latitude' | 'longitude' | 'sortKey'): SQL =>
  sql`coalesce(${events[field]}, ${offers[field]})`;

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

/** Activities count with everything below them (docs/domain/queries.md#activities). */
function hasActivity(db: Db, ids: readonly string[]): Condition {
  if (ids.length === 0) return undefined;
  const tree = sql`(with recursive tree as (
    select id from activities where ${inArray(sql`id`, [...ids])}
    union select a.id from activities a join tree on a.parent_id = tree.id) select id from tree)`;
  const ofEvents = db
    .select({ id: eventActivities.eventId })
    .from(eventActivities)
    .where(sql`${eventActivities.activityId} in ${tree}`);
  const ofOffers = db
    .select({ id: offerActivities.offerId })
    .from(offerActivities)
    .where(sql`${offerActivities.activityId} in ${tree}`);
  const own = db
    .select({ id: eventActivities.eventId })
    .from(eventActivities)
    .where(eq(eventActivities.eventId, events.id));
  return or(inArray(events.id, ofEvents), and(inArray(events.offerId, ofOffers), not(exists(own))));
}

function hasTag(db: Db, ids: readonly string[]): Condition {
  if (ids.length === 0) return undefined;
  const ofEvents = db
    .select({ id: eventTags.eventId })
    .from(eventTags)
    .where(inArray(eventTags.tagId, [...ids]));
  const ofOffers = db
    .select({ id: offerTags.offerId })
    .from(offerTags)
    .where(inArray(offerTags.tagId, [...ids]));
  const ownTags = db
    .select({ id: eventTags.eventId })
    .from(eventTags)
    .where(eq(eventTags.eventId, events.id));
  return or(inArray(events.id, ofEvents), and(inArray(events.offerId, ofOffers), not(exists(ownTags))));
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance by the haversine formula. */
function isInside({ latitude, longitude, kilometres }: Circle): SQL {
  const lat = inForce('latitude');
  const lng = inForce('longitude');
  return sql`2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians((${lat} - ${latitude}::float8) / 2)), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${lat}))
    * power(sin(radians((${lng} - ${longitude}::float8) / 2)), 2)))) <= ${kilometres}::float8`;
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
    filter.title === null ? undefined : like(inForce('sortKey'), containing(filter.title)),
    filter.circle ? isInside(filter.circle) : undefined,
    isEqual(events.published, filter.published),
    isEqual(events.organized, filter.organized),
    isEqual(events.guideFinished, filter.guideFinished),
    isEqual(events.concluded, filter.concluded),
    filter.work.length > 0 ? or(...filter.work.map((kind) => isEventWork(db, kind, now))) : undefined,
  );
}
