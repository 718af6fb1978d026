import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events } from '../events/events.table.ts';

/** What an offer is needed for. */
export async function offerUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [await usageIn(tx, dependentEvents, eq(events.offerId, id))];
}
