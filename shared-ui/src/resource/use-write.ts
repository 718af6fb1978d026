import type { RequestOptions } from '@firn/shared-contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whileSending } from '../remote/open-change.ts';
import { useShell } from '../remote/shell-context.tsx';
import type { Resource, Stored, Transition } from './resource.types.ts';
import { settle } from './settle.ts';
import { inTurn } from './turns.ts';

/**
 * The writes of a resource, bound to the page: each resolves with the answer once every page and list is updated, or
 * rejects with what `outcomeOf` explains. Nothing is shown before the server has confirmed.
 */
export function useWrite<Item extends { readonly id: string }, Create, Patch>(
  resource: Resource<Item, Create, Patch>,
) {
  const { api } = useShell();
  const client = useQueryClient();
  return useMemo(() => {
    const { keys } = resource;
    const settled = async (answer: Promise<Item>) => {
      const item = await whileSending(answer);
      await settle(client, keys, [item]);
      return item;
    };
    return {
      create: (body: Create, options?: RequestOptions) => settled(resource.create(api, body, options)),
      patch: (item: Stored, changes: Patch) =>
        settled(inTurn(client, item, (stored) => resource.patch(api, stored, changes))),
      transition: (item: Stored, transition: Transition<Item>) => {
        if (transition.dryRun) return resource.transition(api, item, transition);
        return settled(inTurn(client, item, (stored) => resource.transition(api, stored, transition)));
      },
      remove: async (item: Stored & { readonly id: string }) => {
        await whileSending(inTurn(client, item, (stored) => resource.remove(api, stored)));
        await settle(client, keys, []);
        // The page that shows the item would ask for it once more before it is left.
        client.removeQueries({ queryKey: keys.item(item.id), type: 'inactive' });
      },
    };
  }, [api, client, resource]);
}
