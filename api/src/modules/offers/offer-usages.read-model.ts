import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events } from '../events/events.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';

/** What an offer is needed for. */
export async function offerUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofRequests = {
    table: privateRequests,
    name: privateRequests.lastName,
    words: ['private Anfrage', 'private Anfragen'],
  } as const;
  return [
    await usageIn(tx, dependentEvents, eq(events.offerId, id)),
    await usageIn(tx, ofRequests, eq(privateRequests.offerId, id)),
  ];
}
