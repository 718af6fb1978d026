import type { Usage } from '@firn/shared-contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events } from '../events/events.table.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offerAccommodations, offers } from '../offers/offers.table.ts';

/** Events that sleep in a house, or have called it off, and offers that name it. */
export async function accommodationUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofEvents = tx
    .select({ id: eventAccommodations.eventId })
    .from(eventAccommodations)
    .where(eq(eventAccommodations.accommodationId, id));
  const ofOffers = tx
    .select({ id: offerAccommodations.offerId })
    .from(offerAccommodations)
    .where(eq(offerAccommodations.accommodationId, id));
  return [
    await usageIn(tx, dependentEvents, inArray(events.id, ofEvents)),
    await usageIn(tx, dependentOffers, inArray(offers.id, ofOffers)),
  ];
}
