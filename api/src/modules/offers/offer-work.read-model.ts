import type { OfferWork } from '@firn/shared-contracts/domain';
import { and, eq, exists, gt, inArray, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { isSetAside } from '../set-aside/set-aside.read-model.ts';
import { offerActivities, offers } from './offers.table.ts';

/** Condition for text that is more than white space, as `trim` of the rule counts it. */
const isFilled = (column: AnyPgColumn): SQL => sql`${column} ~ '[^[:space:]]'`;

/** The conditions of `PUBLISHABLE` as SQL; a test holds the two together. */
function isPublishable(db: Db): SQL | undefined {
  const activities = db
    .select({ id: offerActivities.offerId })
    .from(offerActivities)
    .where(eq(offerActivities.offerId, offers.id));
  const prices = db
    .select({ id: priceComponents.id })
    .from(priceComponents)
    .where(eq(priceComponents.offerId, offers.id));
  const moreThanNothing = db
    .select({ id: priceComponents.id })
    .from(priceComponents)
    .where(and(eq(priceComponents.offerId, offers.id), gt(priceComponents.grossPrice, 0)));
  return and(
    isFilled(offers.title),
    ne(offers.type, 'unknown'),
    exists(activities),
    isNotNull(offers.levelId),
    isNotNull(offers.headImageId),
    isFilled(offers.leadText),
    exists(prices),
    or(eq(offers.freeOfCharge, true), exists(moreThanNothing)),
  );
}

function hasDate(db: Db, now: Date): SQL {
  const dates = db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.offerId, offers.id),
        gt(events.start, now),
        eq(events.published, true),
        inArray(events.state, ['open', 'confirmed']),
      ),
    );
  return exists(dates);
}

/** Condition for offers that are a cause of a kind of open work (docs/domain/office.md#open-work). */
export function isOfferCause(db: Db, kind: OfferWork, now: Date): SQL | undefined {
  switch (kind) {
    case 'offers-without-date':
      return and(eq(offers.state, 'published'), not(hasDate(db, now)));
    case 'offers-complete':
      return and(eq(offers.state, 'hidden'), isPublishable(db));
  }
}

/** Condition for offers that are open work: causes of which the office has not said that nothing more is to do. */
export const isOfferWork = (db: Db, kind: OfferWork, now: Date): SQL | undefined =>
  and(isOfferCause(db, kind, now), not(isSetAside(db, kind, offers.id)));
