import type { OfferResponse } from '@firn/shared-contracts/api';
import { and, count, eq, or } from 'drizzle-orm';
import { audienceOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Projection, wants } from '../../lib/projection.ts';
import type { Listed, View } from '../../records/index.ts';
import { conditionsOf, listedFor, orderOf } from './offer-conditions.read-model.ts';
import type { OfferFilter } from './offer-filter.ts';
import { OFFER_COLUMNS, type OfferRow, offers } from './offers.table.ts';
import { tourResponse } from './tour.response.ts';
import { loadTourParts, type TourParts, type TourSource } from './tour-parts.read-model.ts';

function offerResponse(source: TourSource, parts: TourParts, visitor: Visitor): OfferResponse {
  const { offer } = source;
  const complete: OfferResponse = {
    '@id': iri('offers', offer.id),
    '@type': 'Offer',
    id: offer.id,
    version: offer.version,
    code: offer.code,
    accountingNo: offer.accountingNo,
    state: offer.state,
    ...tourResponse(source, parts),
    durationDays: offer.durationDays,
    createdAt: offer.createdAt.toISOString(),
  };
  const audience = audienceOf(visitor);
  return visibleFields('offers', complete, { audience, ownership: 'none' });
}

/** Fields of an offer that are made of columns of other names. */
const FIELD_OF: Readonly<Partial<Record<keyof OfferRow, keyof OfferResponse>>> = {
  latitude: 'location',
  longitude: 'location',
  headImageId: 'headImage',
  imageIds: 'images',
  levelId: 'level',
  sleepingStyleId: 'sleepingStyle',
};
/** Every answer is made with them. */
const ALWAYS: readonly string[] = ['id', 'title', 'createdAt'] satisfies (keyof OfferRow)[];

/**
 * The columns that a list with a projection needs. Rows then lack the others: fields made of those are not part of the
 * answer either.
 */
function listedColumns(projection: Projection | null): typeof OFFER_COLUMNS {
  const needed = Object.entries(OFFER_COLUMNS).filter(
    ([name]) => ALWAYS.includes(name) || wants(projection, FIELD_OF[name as keyof OfferRow] ?? name),
  );
  return Object.fromEntries(needed) as typeof OFFER_COLUMNS;
}

export async function listOffers(
  db: Db,
  filter: OfferFilter,
  page: Page,
  { visitor, projection, now }: View,
): Promise<Listed<OfferResponse>> {
  const where = and(listedFor(db, visitor), conditionsOf(db, filter, now));
  const rows = await db
    .select(listedColumns(projection))
    .from(offers)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(offers).where(where);
  const sources = rows.map((offer) => ({ offer, event: null }));
  const parts = await loadTourParts(db, sources, projection);
  return {
    items: sources.map((source) => offerResponse(source, parts, visitor)),
    total: counted?.total ?? 0,
  };
}

/** One offer. Archived ones stay reachable by id for old bookings. */
export async function findOffer(
  db: Db,
  id: string,
  { visitor, projection }: View,
): Promise<OfferResponse | null> {
  const visible = listedFor(db, visitor);
  const reachable = visible && or(visible, eq(offers.state, 'archived'));
  const [offer] = await db
    .select(OFFER_COLUMNS)
    .from(offers)
    .where(and(eq(offers.id, id), reachable));
  if (!offer) return null;
  const source = { offer, event: null };
  return offerResponse(source, await loadTourParts(db, [source], projection), visitor);
}
