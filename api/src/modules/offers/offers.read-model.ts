import type { OfferResponse } from '@firn/shared-contracts/api';
import { and, count, eq, or, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Makers, made, type Projection, wants } from '../../lib/projection.ts';
import type { Listed, View } from '../../records/index.ts';
import { loadOfferAccommodations } from './offer-accommodations.read-model.ts';
import { conditionsOf, listedFor, orderOf } from './offer-conditions.read-model.ts';
import type { OfferFilter } from './offer-filter.ts';
import { OFFER_COLUMNS, type OfferRow, offers } from './offers.table.ts';
import { TOUR, type TourFacts } from './tour.response.ts';
import { loadTourParts } from './tour-parts.read-model.ts';
import { COLUMNS_OF } from './tour-row.ts';

interface OfferFacts extends TourFacts {
  readonly houses: ReadonlyMap<string, OfferResponse['accommodations']>;
}

const OFFER: Makers<OfferResponse, OfferFacts> = {
  '@id': ({ offer }) => iri('offers', offer.id),
  '@type': () => 'Offer',
  id: ({ offer }) => offer.id,
  version: ({ offer }) => offer.version,
  code: ({ offer }) => offer.code,
  accountingNo: ({ offer }) => offer.accountingNo,
  state: ({ offer }) => offer.state,
  ...TOUR,
  durationDays: ({ offer }) => offer.durationDays,
  privateTours: ({ offer }) => offer.privateTours,
  accommodations: ({ offer, houses }) => [...(houses.get(offer.id) ?? [])],
  createdAt: ({ offer }) => offer.createdAt.toISOString(),
};

/** The offers as the visitor may see them, of the fields that `properties` requests. */
async function respond(
  db: Db,
  rows: readonly OfferRow[],
  { visitor, projection }: View,
): Promise<OfferResponse[]> {
  const sources = rows.map((offer) => ({ offer, event: null }));
  const parts = await loadTourParts(db, sources, projection);
  const ids = wants(projection, 'accommodations') ? rows.map(({ id }) => id) : [];
  const houses = await loadOfferAccommodations(db, ids);
  const reader = readerOf(visitor, 'none');
  const toResponse = made(OFFER, projection);
  return sources.map((source) => visibleFields('offers', toResponse({ ...source, parts, houses }), reader));
}

/** The field that a column is for, where it has another name. */
const FIELD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(COLUMNS_OF).flatMap(([field, columns]) => columns.map((column) => [column, field] as const)),
);
/** Every answer is made with them. */
const ALWAYS: readonly string[] = ['id', 'title', 'createdAt'] satisfies (keyof OfferRow)[];

/**
 * The columns that a list with a projection needs. Rows then lack the others: fields made of those are not part of the
 * answer either.
 */
function listedColumns(projection: Projection | null): typeof OFFER_COLUMNS {
  const needed = Object.entries(OFFER_COLUMNS).filter(
    ([name]) => ALWAYS.includes(name) || wants(projection, FIELD_OF.get(name) ?? name),
  );
  return Object.fromEntries(needed) as typeof OFFER_COLUMNS;
}

export async function listOffers(
  db: Db,
  filter: OfferFilter,
  page: Page,
  view: View,
): Promise<Listed<OfferResponse>> {
  const where = and(listedFor(db, view.visitor), conditionsOf(db, filter, view));
  const rows = await db
    .select(listedColumns(view.projection))
    .from(offers)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(offers).where(where);
  return { items: await respond(db, rows, view), total: counted?.total ?? 0 };
}

const anyOffer = prepared((builder) =>
  builder
    .select(OFFER_COLUMNS)
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id'))),
);

/** One offer. Archived ones stay reachable by id for old bookings. */
export async function findOffer(db: Db, id: string, view: View): Promise<OfferResponse | null> {
  const visible = listedFor(db, view.visitor);
  const reachable = visible && or(visible, eq(offers.state, 'archived'));
  const rows = reachable
    ? await db
        .select(OFFER_COLUMNS)
        .from(offers)
        .where(and(eq(offers.id, id), reachable))
    : await anyOffer(db, { id });
  const [offer] = await respond(db, rows, view);
  return offer ?? null;
}
