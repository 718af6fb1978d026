import type { OfferResponse } from '@firn/shared-contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { offerAccommodations } from './offers.table.ts';

/** Where the events of each offer sleep, night by night (docs/domain/accommodations.md#template). */
export async function loadOfferAccommodations(
  db: Db,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, OfferResponse['accommodations']>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ offerId: offerAccommodations.offerId, id: accommodations.id, title: accommodations.title })
    .from(offerAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, offerAccommodations.accommodationId))
    .where(isAmong(offerAccommodations.offerId, offerIds))
    .orderBy(asc(offerAccommodations.position));
  const groups = Map.groupBy(rows, ({ offerId }) => offerId);
  return new Map(
    [...groups].map(([offerId, houses]) => [
      offerId,
      houses.map(({ id, title }) => ({ '@id': iri('accommodations', id), id, title })),
    ]),
  );
}
