import type { EventResponse } from '@firn/shared-contracts/api';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';

/** Where each event sleeps, each house once, in the order of the nights. */
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
      place: accommodations.place,
      altitude: accommodations.altitude,
    })
    .from(eventAccommodations)
    .innerJoin(accommodations, eq(accommodations.id, eventAccommodations.accommodationId))
    .where(and(isAmong(eventAccommodations.eventId, eventIds), ne(eventAccommodations.state, 'cancelled')))
    .orderBy(asc(eventAccommodations.firstNight), asc(eventAccommodations.position));
  const groups = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map(
    [...groups].map(([eventId, members]) => [
      eventId,
      [...new Map(members.map((house) => [house.id, house])).values()].map(
        ({ eventId: _event, ...house }) => ({
          '@id': iri('accommodations', house.id),
          ...house,
        }),
      ),
    ]),
  );
}
