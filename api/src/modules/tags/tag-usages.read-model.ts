import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { eventTags } from '../events/events.table.ts';
import { offerTags } from '../offers/offers.table.ts';

/** What has the tag. */
export async function tagUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [
    await usageIn(tx, { table: offerTags, where: eq(offerTags.tagId, id), words: ['Angebot', 'Angebote'] }),
    await usageIn(tx, { table: eventTags, where: eq(eventTags.tagId, id), words: ['Event', 'Events'] }),
  ];
}
