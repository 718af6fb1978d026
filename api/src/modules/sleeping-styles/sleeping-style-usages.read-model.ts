import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';

/** What uses it. */
export async function sleepingStyleUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [
    await usageIn(tx, {
      table: offers,
      where: eq(offers.sleepingStyleId, id),
      words: ['Angebot', 'Angebote'],
    }),
    await usageIn(tx, { table: events, where: eq(events.sleepingStyleId, id), words: ['Event', 'Events'] }),
  ];
}
