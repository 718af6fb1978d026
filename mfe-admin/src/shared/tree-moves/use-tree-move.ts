import { outcomeOf, type Resource, reasonOf, useWrite } from '@firn/shared-ui/resource';
import type { TreePlace } from '@firn/shared-ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changesOf, type PlaceChange, type Placed } from './tree-moves.logic.ts';

export type Kept = Placed & { readonly id: string; readonly version: number };

/**
 * Writes a move row by row, each with the version that was shown. The first row that is refused ends it: what is
 * stored is shown again, with the reason.
 */
export function useTreeMove<Item extends Kept>(
  resource: Resource<Item, never, PlaceChange<Item>['changes']>,
  all: readonly Item[],
  failureOf: (reason: string) => string,
) {
  const write = useWrite(resource);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (key: string, place: TreePlace): Promise<void> => {
    setFailure(null);
    try {
      for (const { item, changes } of changesOf(all, key, place)) await write.patch(item, changes);
    } catch (error) {
      setFailure(failureOf(reasonOf(outcomeOf(error))));
    }
    await client.refetchQueries({ queryKey: resource.keys.lists, type: 'active' });
  };
  return { move, failure };
}
