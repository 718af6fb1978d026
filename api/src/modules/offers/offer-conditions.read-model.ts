import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { searchedIn } from '../../db/search-text.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { View } from '../../records/index.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { events } from '../events/events.table.ts';
import type { OfferFilter } from './offer-filter.ts';
import { isOfferWork } from './offer-work.read-model.ts';
import { offerActivities, offerGuides, offers, offerTags } from './offers.table.ts';

/** Lists: the public sees published offers, guides also those they are assigned to, admins all. */
export function listedFor(db: Db, { user, permissions }: Visitor): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  const published = eq(offers.state, 'published');
  if (!user || !permissions.isGuide) return published;
  const assigned = db
    .select({ one: offerGuides.userId })
    .from(offerGuides)
    .where(and(eq(offerGuides.offerId, offers.id), eq(offerGuides.userId, user.id)));
  return or(published, exists(assigned));
}

/** Activities count with everything below them. */
function hasActivity(db: Db, ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const tree = sql`(with recursive tree as (
    select id from activities where ${inArray(sql`id`, [...ids])}
    union select a.id from activities a join tree on a.parent_id = tree.id) select id from tree)`;
  const owners = db
    .select({ id: offerActivities.offerId })
    .from(offerActivities)
    .where(sql`${offerActivities.activityId} in ${tree}`);
  return inArray(offers.id, owners);
}

const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined;

/** The office finds offers by whom it has in mind for them, everybody else by who leads a date of it. */
function hasGuide(db: Db, ids: readonly string[], { permissions }: Visitor): SQL | undefined {
  if (ids.length === 0) return undefined;
  const intended = db
    .select({ id: offerGuides.offerId })
    .from(offerGuides)
    .where(inArray(offerGuides.userId, [...ids]));
  const led = db
    .select({ id: events.offerId })
    .from(events)
    .where(and(eq(events.published, true), isGuidedBy(db, ids)));
  return inArray(offers.id, permissions.isAdmin ? intended : led);
}

export function conditionsOf(
  db: Db,
  filter: OfferFilter,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): SQL | undefined {
  const tagged = db
    .select({ id: offerTags.offerId })
    .from(offerTags)
    .where(inArray(offerTags.tagId, [...filter.tags]));
  return and(
    searchedIn(filter.title, offers.searchText),
    filter.code === null ? undefined : eq(offers.code, filter.code),
    isOneOf(offers.type, filter.types),
    isOneOf(offers.state, filter.states),
    isOneOf(offers.levelId, filter.levels),
    hasActivity(db, filter.activities),
    hasGuide(db, filter.guides, visitor),
    filter.tags.length > 0 ? inArray(offers.id, tagged) : undefined,
    filter.work.length > 0 ? or(...filter.work.map((kind) => isOfferWork(db, kind, now))) : undefined,
  );
}

const COLUMNS = {
  title: offers.sortKey,
  code: offers.code,
  type: offers.type,
  state: offers.state,
  createdAt: offers.createdAt,
} as const;

/** Title ascending unless the client asks otherwise; the id makes every order total. */
export function orderOf({ order }: OfferFilter): SQL[] {
  const wanted = order.length > 0 ? order : [{ property: 'title' as const, descending: false }];
  return [
    ...wanted.map(({ property, descending }) => (descending ? desc : asc)(COLUMNS[property])),
    asc(offers.id),
  ];
}
