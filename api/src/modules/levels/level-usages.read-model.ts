import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events } from '../events/events.table.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offers } from '../offers/offers.table.ts';

/** What uses it. */
export async function levelUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [
    await usageIn(tx, dependentOffers, eq(offers.levelId, id)),
    await usageIn(tx, dependentEvents, eq(events.levelId, id)),
  ];
}
