import type { AccommodationResponse } from '@firn/shared-contracts/api';
import { ACCOMMODATION_KINDS } from '@firn/shared-contracts/domain';
import { inArray } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readChoices } from '../../lib/query.ts';
import { type Listed, tableList, type View } from '../../records/index.ts';
import { type AccommodationRow, accommodations } from './accommodations.table.ts';
import { housesOfGuide } from './houses-of-guide.read-model.ts';

/** All of a house; `visibleFields` hides what a reader may not see. */
export function accommodationResponse(row: AccommodationRow): AccommodationResponse {
  const { latitude, longitude, createdAt: _created, updatedAt: _updated, sortKey: _key, ...fields } = row;
  return {
    '@id': iri('accommodations', row.id),
    '@type': 'Accommodation',
    ...fields,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

const stored = tableList<AccommodationRow, AccommodationResponse>({
  table: accommodations,
  order: [accommodations.sortKey, accommodations.id],
  toResponse: accommodationResponse,
  conditions(query) {
    const kinds = readChoices(query, ACCOMMODATION_KINDS, 'kind');
    return kinds.length > 0 ? inArray(accommodations.kind, [...kinds]) : undefined;
  },
});

/** Guides read everything of the houses in which their events sleep (docs/domain/permissions.md). */
async function asVisible(
  db: Db,
  houses: readonly AccommodationResponse[],
  visitor: Visitor,
): Promise<AccommodationResponse[]> {
  const own = await housesOfGuide(db, visitor);
  return houses.map((house) =>
    visibleFields('accommodations', house, readerOf(visitor, own.has(house.id) ? 'own-event' : 'none')),
  );
}

export async function listAccommodations(
  db: Db,
  query: Query,
  page: Page,
  { visitor }: View,
): Promise<Listed<AccommodationResponse>> {
  const { items, total } = await stored.list(db, query, page);
  return { items: await asVisible(db, items, visitor), total };
}

export async function findAccommodation(
  db: Db,
  id: string,
  { visitor }: Pick<View, 'visitor'>,
): Promise<AccommodationResponse | null> {
  const house = await stored.find(db, id);
  const [visible] = house ? await asVisible(db, [house], visitor) : [];
  return visible ?? null;
}
