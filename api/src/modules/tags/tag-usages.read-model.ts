import type { Usage } from '@firn/shared-contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events, eventTags } from '../events/events.table.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offers, offerTags } from '../offers/offers.table.ts';

/** What has the tag. */
export async function tagUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofOffers = tx.select({ id: offerTags.offerId }).from(offerTags).where(eq(offerTags.tagId, id));
  const ofEvents = tx.select({ id: eventTags.eventId }).from(eventTags).where(eq(eventTags.tagId, id));
  return [
    await usageIn(tx, dependentOffers, inArray(offers.id, ofOffers)),
    await usageIn(tx, dependentEvents, inArray(events.id, ofEvents)),
  ];
}
