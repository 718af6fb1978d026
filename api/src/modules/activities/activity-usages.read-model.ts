import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { offerActivities } from '../offers/offers.table.ts';
import { activities } from './activities.table.ts';

/** What is below the activity or uses it. */
export async function activityUsage(tx: Tx, id: string): Promise<Usage[]> {
  const below = eq(activities.parentId, id);
  const ofOffers = eq(offerActivities.activityId, id);
  return [
    await usageIn(tx, {
      table: activities,
      where: below,
      words: ['Aktivität darunter', 'Aktivitäten darunter'],
    }),
    await usageIn(tx, { table: offerActivities, where: ofOffers, words: ['Angebot', 'Angebote'] }),
  ];
}
