import type { Usage } from '@firn/shared-contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type Dependents, usageIn } from '../../records/index.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offerActivities, offers } from '../offers/offers.table.ts';
import { dependentMaterials } from '../renting-materials/dependent-materials.read-model.ts';
import { rentingMaterialActivities, rentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { activities } from './activities.table.ts';

const activitiesBelow: Dependents = {
  table: activities,
  name: activities.title,
  words: ['Aktivität darunter', 'Aktivitäten darunter'],
};

/** What is below the activity or uses it. */
export async function activityUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofOffers = tx
    .select({ id: offerActivities.offerId })
    .from(offerActivities)
    .where(eq(offerActivities.activityId, id));
  const ofMaterials = tx
    .select({ id: rentingMaterialActivities.materialId })
    .from(rentingMaterialActivities)
    .where(eq(rentingMaterialActivities.activityId, id));
  return [
    await usageIn(tx, activitiesBelow, eq(activities.parentId, id)),
    await usageIn(tx, dependentOffers, inArray(offers.id, ofOffers)),
    await usageIn(tx, dependentMaterials, inArray(rentingMaterials.id, ofMaterials)),
  ];
}
