import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contents } from '../contents/contents.table.ts';
import { isComing, isPublic } from '../events/event-visibility.read-model.ts';
import { events } from '../events/events.table.ts';
import { searchedEvents } from '../events/free-text.read-model.ts';
import { offerActivities, offers, offerTags } from '../offers/offers.table.ts';
import type { Searched, SearchLeaf } from '../search/index.ts';
import { users } from '../users/users.table.ts';

export const searchedPages: Searched = {
  text: (query) => sql`${contents.search} @@ ${query}`,
  leaf: () => null,
};

export const searchedGuides = (words: SQL): Searched => ({
  text: (query) => sql`(${words}) @@ ${query}`,
  leaf: (leaf) => (leaf.kind === 'guides' ? inArray(users.id, [...leaf.ids]) : null),
});

/** An offer has the days of its coming dates, and the guides who have agreed to lead one. */
function hasDate(db: Db, leaf: SearchLeaf, now: Date): SQL {
  const held = searchedEvents(db).leaf(leaf) ?? undefined;
  const dates = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.offerId, offers.id), isPublic(), isComing(now), held));
  return exists(dates);
}

function offerLeaf(db: Db, leaf: SearchLeaf, now: Date): SQL | undefined {
  switch (leaf.kind) {
    case 'activities':
      return inArray(
        offers.id,
        db
          .select({ id: offerActivities.offerId })
          .from(offerActivities)
          .where(inArray(offerActivities.activityId, [...leaf.ids])),
      );
    case 'tags':
      return inArray(
        offers.id,
        db
          .select({ id: offerTags.offerId })
          .from(offerTags)
          .where(inArray(offerTags.tagId, [...leaf.ids])),
      );
    case 'levels':
      return inArray(offers.levelId, [...leaf.ids]);
    case 'type':
      return eq(offers.type, leaf.type);
    case 'grades':
      return or(
        ...Object.entries(leaf.grades).map(([field, grades]) =>
          inArray(offers[field as keyof typeof leaf.grades], [...grades]),
        ),
      );
    default:
      return hasDate(db, leaf, now);
  }
}

/** How offers are searched. */
export const searchedOffers = (db: Db, now: Date): Searched => ({
  text: (query) => sql`${offers.search} @@ ${query}`,
  leaf: (leaf) => offerLeaf(db, leaf, now),
});
