import type { ActivityResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import type { TreePlace } from '@firn/shared-ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activitiesTexts } from '../../i18n/de-CH/activities.ts';
import { changesOf } from './moves.logic.ts';

const activities = resource('activities');

/**
 * Writes a move row by row, each with the version that was shown. The first row that is refused ends it: what is
 * stored is shown again, with the reason.
 */
export function useMoveActivity(all: readonly ActivityResponse[]) {
  const t = useTexts(activitiesTexts);
  const write = useWrite(activities);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (key: string, place: TreePlace): Promise<void> => {
    setFailure(null);
    try {
      for (const { activity, changes } of changesOf(all, key, place)) await write.patch(activity, changes);
    } catch (error) {
      setFailure(t('moveFailed', { reason: reasonOf(outcomeOf(error)) }));
    }
    await client.refetchQueries({ queryKey: activities.keys.lists, type: 'active' });
  };
  return { move, failure };
}
