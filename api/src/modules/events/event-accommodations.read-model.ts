import type { EventResponse } from '@firn/shared-contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { eventAccommodations } from './events.table.ts';

/** Where each event sleeps, in the order of its nights. */
export async function loadAccommodations(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, EventResponse['eventAccommodations']>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({
      eventId: eventAccommodations.eventId,
      id: accommodations.id,
      title: accommodations.title,
    })
    .from(eventAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, eventAccommodations.accommodationId))
    .where(isAmong(eventAccommodations.eventId, eventIds))
    .orderBy(asc(eventAccommodations.position));
  const groups = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map(
    [...groups].map(([eventId, members]) => [
      eventId,
      members.map(({ id, title }) => ({ '@id': iri('accommodations', id), id, title })),
    ]),
  );
}
