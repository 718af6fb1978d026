import type { QueryClient } from '@tanstack/react-query';
import type { ResourceKeys } from './resource-keys.ts';

/**
 * Updates the cache after a write: `items` are the answers. Lists of the resource are refetched by prefix, whatever
 * was loaded meanwhile, and pending answers, which may predate the write, are dropped. Anything else that is
 * cached may hold a copy (an event its level's title), so it is refetched when it is shown again.
 */
export async function settle(
  client: QueryClient,
  keys: ResourceKeys,
  items: readonly { readonly id: string }[],
): Promise<void> {
  const own = items.map(({ id }) => keys.item(id));
  await Promise.all([keys.lists, ...own].map((queryKey) => client.cancelQueries({ queryKey })));
  await client.invalidateQueries({ refetchType: 'none' });
  for (const item of items) client.setQueryData(keys.item(item.id), item);
  // Visible lists load on their own: the writer need not wait for them.
  void client.refetchQueries({ queryKey: keys.lists, type: 'active' });
}
