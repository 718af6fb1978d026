import type { DifficultyField } from '@firn/shared-contracts/domain';
import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { EARTH_RADIUS_KM } from '../../lib/earth.domain.ts';
import { offerActivities, offers, offerTags } from '../offers/offers.table.ts';
import type { Circle } from './event-filter.ts';
import { eventActivities, events, eventTags } from './events.table.ts';

type InForce =
  | 'type'
  | 'levelId'
  | 'sleepingStyleId'
  | 'latitude'
  | 'longitude'
  | 'sortKey'
  | 'maximumParticipants'
  | DifficultyField;

/** The event's value, else its offer's. */
export const inForce = (field: InForce): SQL => sql`coalesce(${events[field]}, ${offers[field]})`;

/** Activities count with everything below them (docs/domain/queries.md#activities). */
export function hasActivity(db: Db, ids: readonly string[]): SQL | undefined {
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

export function hasTag(db: Db, ids: readonly string[]): SQL | undefined {
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

/** Kilometres on a great circle, by the haversine formula. */
export function distanceTo({ latitude, longitude }: Pick<Circle, 'latitude' | 'longitude'>): SQL {
  const lat = inForce('latitude');
  const lng = inForce('longitude');
  return sql`2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians((${lat} - ${latitude}::float8) / 2)), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${lat}))
    * power(sin(radians((${lng} - ${longitude}::float8) / 2)), 2))))`;
}

export const isInside = (circle: Circle): SQL => sql`${distanceTo(circle)} <= ${circle.kilometres}::float8`;
