import type { ActivityPatch, ActivityResponse } from '@firn/shared-contracts/api';
import { childrenOf, moveTo, type TreePlace } from '@firn/shared-ui/tree';

export interface ActivityChange {
  readonly activity: ActivityResponse;
  readonly changes: ActivityPatch;
}

export const nodeOf = ({ '@id': key, parent }: ActivityResponse) => ({ key, parent });

/**
 * What is to be written when an activity goes to another place: itself first, then the siblings there whose position
 * changes. Where it came from only a gap stays, which harms no order.
 */
export function changesOf(
  activities: readonly ActivityResponse[],
  key: string,
  place: TreePlace,
): readonly ActivityChange[] {
  const byKey = new Map(activities.map((activity) => [activity['@id'], activity]));
  const siblings = childrenOf(moveTo(activities.map(nodeOf), key, place), place.parent);
  const changes = siblings.flatMap((node, position) => {
    const activity = byKey.get(node.key);
    if (!activity) return [];
    const change = {
      ...(activity.parent !== node.parent && { parent: node.parent }),
      ...(activity.position !== position && { position }),
    };
    return Object.keys(change).length > 0 ? [{ activity, changes: change }] : [];
  });
  return changes.toSorted((a, b) => Number(b.activity['@id'] === key) - Number(a.activity['@id'] === key));
}
