import type { OfferResponse } from '@firn/shared-contracts/api';
import { and, asc, count, eq, exists, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Projection } from '../../lib/projection.ts';
import { offerGuides, offers } from './offers.table.ts';
import { tourResponse } from './tour.response.ts';
import { loadTourParts, type TourParts, type TourSource } from './tour-parts.read-model.ts';

export interface OfferFilter {
  readonly title: string | null;
  readonly code: string | null;
  readonly states: readonly ('hidden' | 'published' | 'archived')[];
}

/**
 * Lists: the public sees published offers, guides also those they are assigned to, admins all
 * (docs/domain/permissions.md#matrix).
 */
function listedFor(db: Db, { user, permissions }: Visitor): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  const published = eq(offers.state, 'published');
  if (!user || !permissions.isGuide) return published;
  const assigned = db
    .select({ one: offerGuides.userId })
    .from(offerGuides)
    .where(and(eq(offerGuides.offerId, offers.id), eq(offerGuides.userId, user.id)));
  return or(published, exists(assigned));
}

function offerResponse(source: TourSource, parts: TourParts, isAdmin: boolean): OfferResponse {
  const { offer } = source;
  return {
    '@id': iri('offers', offer.id),
    '@type': 'Offer',
    id: offer.id,
    version: offer.version,
    code: offer.code,
    accountingNo: isAdmin ? offer.accountingNo : null,
    state: offer.state,
    ...tourResponse(source, parts),
    durationDays: offer.durationDays,
    createdAt: offer.createdAt.toISOString(),
  };
}

export interface OfferQuery {
  readonly filter: OfferFilter;
  readonly page: Page;
  readonly visitor: Visitor;
  readonly projection: Projection | null;
}

async function listOffers(db: Db, query: OfferQuery): Promise<{ items: OfferResponse[]; total: number }> {
  const { filter, page, visitor, projection } = query;
  const where = and(
    listedFor(db, visitor),
    filter.title === null ? undefined : like(offers.sortKey, containing(filter.title)),
    filter.code === null ? undefined : eq(offers.code, filter.code),
    filter.states.length > 0 ? inArray(offers.state, [...filter.states]) : undefined,
  );
  const rows = await db
    .select()
    .from(offers)
    .where(where)
    .orderBy(asc(offers.sortKey), asc(offers.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(offers).where(where);
  const sources = rows.map((offer) => ({ offer, event: null }));
  const parts = await loadTourParts(db, sources, projection);
  const items = sources.map((source) => offerResponse(source, parts, visitor.permissions.isAdmin));
  return { items, total: counted?.total ?? 0 };
}

/** One offer. Archived ones stay reachable by id for old bookings. */
async function findOffer(
  db: Db,
  id: string,
  visitor: Visitor,
  projection: Projection | null,
): Promise<OfferResponse | null> {
  const visible = listedFor(db, visitor);
  const reachable = visible && or(visible, eq(offers.state, 'archived'));
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), reachable));
  if (!offer) return null;
  const source = { offer, event: null };
  return offerResponse(source, await loadTourParts(db, [source], projection), visitor.permissions.isAdmin);
}

export type OffersReadModel = ReturnType<typeof createOffersReadModel>;

export function createOffersReadModel(db: Db) {
  return {
    list: (query: OfferQuery) => listOffers(db, query),
    find: (id: string, visitor: Visitor, projection: Projection | null) =>
      findOffer(db, id, visitor, projection),
  };
}
